import { z } from 'zod'

const keyFile = z.object({
  type: z.literal('service_account'),
  client_email: z.string().min(3),
  private_key: z.string().includes('PRIVATE KEY'),
})

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Whether a text is the key file of a service account. */
export const isServiceAccount = (text: string): boolean => keyFile.safeParse(parse(text)).success

/** What is needed of a key file. @throws ZodError when it is none */
export const readServiceAccount = (text: string): { email: string; key: string } => {
  const { client_email: email, private_key: key } = keyFile.parse(parse(text))
  return { email, key }
}
