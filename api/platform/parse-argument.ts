import { z } from 'zod'

/** An argument that is no field of an input: what is wrong with it is told under its name. @throws ZodError */
export const parseArgument = <Rule extends z.ZodType>(name: string, rule: Rule, value: unknown): z.output<Rule> =>
  z.object({ [name]: rule }).parse({ [name]: value })[name] as z.output<Rule>
