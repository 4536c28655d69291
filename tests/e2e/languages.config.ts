import { defineConfig } from '@playwright/test'
import browserTests from './playwright.config.ts'

/** `npm run test:languages`: what `npm test` looks at in two languages, in the others. */
export default defineConfig({ ...browserTests, grep: /@languages/, grepInvert: [] })
