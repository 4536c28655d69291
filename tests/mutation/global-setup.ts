import { prepareTemplate } from '../support/template.ts'

/** Nothing is built: these tests run the sources, which are what is changed. */
export default prepareTemplate
