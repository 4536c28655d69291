import type { Context } from '../../platform/context.ts'
import type { HotelFacts } from '#graphql/inputs/hotel-facts.ts'
import { findSetting } from '../settings/setting.service.ts'

export const postalAddressKey = 'mail.postalAddress'

const addressOf = ({ name, address: { street, town, region, postalCode } }: HotelFacts) =>
  `${name}, ${street}, ${town}, ${region} ${postalCode}`

/** What staff have set, empty when they have taken it away; the hotel's own address until they do. */
export const findPostalAddress = async (ctx: Pick<Context, 'em' | 'facts'>): Promise<string> =>
  (await findSetting<string>(ctx.em, postalAddressKey)) ?? addressOf(ctx.facts)
