/** Where a campaign is looked at. */
export const campaignAddress = (id: string) => `/email-campaigns?tab=campaigns&campaign=${id}`
