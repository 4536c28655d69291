/** What became of a price that a guest wanted by mail, as the planner's address has it. */
const mailedPrice = ['sent', 'wrong', 'limited', 'failed'] as const
export type MailedPrice = (typeof mailedPrice)[number]

export const mailedParameter = 'mailed'

/** Anybody can write an address: what it says otherwise is nothing. */
export const readMailedPrice = (search: string): MailedPrice | null =>
  mailedPrice.find((each) => each === new URLSearchParams(search).get(mailedParameter)) ?? null

/** Where the form goes; no page is there. */
export const mailPricePath = '/mail-price'
