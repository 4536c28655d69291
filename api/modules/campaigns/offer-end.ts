import type { Context } from '../../platform/context.ts'
import { dateFormat } from '../hotel/format.ts'

/** The instant at which the last day of an offer ends in hotel time. */
export const offerEnd = ({ facts }: Pick<Context, 'facts'>, { validUntil }: { validUntil: string }): Date => {
  const noon = new Date(`${validUntil}T12:00:00Z`)
  const name = dateFormat('en-US', { timeZone: facts.timeZone, timeZoneName: 'longOffset' })
    .formatToParts(noon)
    .find(({ type }) => type === 'timeZoneName')!.value
  const offset = name === 'GMT' ? 'Z' : name.replace('GMT', '')
  return new Date(Date.parse(`${validUntil}T23:59:59.999${offset}`))
}
