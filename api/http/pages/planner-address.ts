import { writeExtra } from '#graphql/chosen-extras.ts'
import { formQuery } from '#graphql/form-query.ts'
import { defaultLocale, type Locale } from '#graphql/locales.ts'
import { pageUrl } from '../../i18n/page-url.ts'
import { readField } from './posted-forms.ts'
import type { readStay } from './stay-request-forms.ts'

/** The pages with a planner. */
const plannerPage = /^\/(?:rooms\/[a-z0-9-]{1,80})?$/

/**
 * Back to the planner that a form was sent from, with its stay and what became of the form; null where the planner itself
 * has the answer.
 */
export const plannerAddress = (
  locale: Locale | undefined,
  body: unknown,
  { arrival, departure, guests, children, room, roomNumber, code, extras, accessible }: ReturnType<typeof readStay>,
  outcome: Record<string, string> | null,
): string => {
  const back = readField(body, 'page')
  const page = plannerPage.test(back) ? back : '/'
  const asked = new URLSearchParams({
    arrival,
    departure,
    adults: String(guests - children),
    ...(children > 0 && { children: String(children) }),
    room,
    ...(roomNumber && { number: roomNumber }),
    ...(code && { code }),
    ...(accessible && { accessible: '1' }),
    ...outcome,
  })
  for (const extra of extras) asked.append('extras', writeExtra(extra))
  // What became of it takes the focus, which a browser gives to nothing where the address names a place.
  const place = outcome ? '' : '#stay-answer'
  return pageUrl('', locale ?? defaultLocale, `${page}${formQuery(String(asked))}${place}`)
}
