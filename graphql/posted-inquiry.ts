/** A message form that comes back to its page without a script: what was typed, and what is wrong with it. */
export interface PostedInquiry {
  form: 'inquiry'
  /** Path of the page without its language. */
  path: string
  values: { name: string; email: string; phone: string; message: string; subscribedToNewsletter: boolean }
  /** Issues of the form's schema; none when it could not be sent for another reason. */
  issues: { path: PropertyKey[]; code?: string; maximum?: number | bigint }[]
}

/** Where the form stands on its page. */
export const inquiryFormId = 'message-form'

const sentParameter = 'sent'
const reference = /^[A-Z]{1,5}-[2-9A-Z]{4}$/

/** The part of an address that thanks for a message, by its reference. */
export const writeSent = (sent: string) => `?${new URLSearchParams({ [sentParameter]: sent })}`

/** The reference that an address thanks for; anybody can write an address, so only what looks like one. */
export const readSent = (search: string): string | undefined => {
  const value = new URLSearchParams(search).get(sentParameter) ?? ''
  return reference.test(value) ? value : undefined
}
