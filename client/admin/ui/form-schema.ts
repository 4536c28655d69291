import { z } from 'zod'

type Path = readonly PropertyKey[]

/**
 * A form as it is typed, checked by the schema that the server uses for what is made of it.
 * @param fieldOf the field of the form that a complaint of the schema belongs to, where they differ
 */
export const formSchema = <Draft>(
  schema: z.ZodType,
  toInput: (draft: Draft) => unknown,
  fieldOf: (path: Path) => Path = (path) => path,
) =>
  z.custom<Draft>().superRefine((draft, context) => {
    const { error } = schema.safeParse(toInput(draft))
    for (const { message, path } of error?.issues ?? [])
      context.addIssue({ code: 'custom', message, path: [...fieldOf(path)] })
  })
