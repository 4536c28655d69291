/** In which guests may read a rough sum beside the dollars, as ISO 4217 names them. */
export const guestCurrencies = ['EUR', 'SEK', 'BRL', 'GBP', 'CAD'] as const

export type GuestCurrency = (typeof guestCurrencies)[number]
