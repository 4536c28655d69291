import { formQuery } from '#graphql/form-query.ts'
import { defaultLocale, type Locale } from '#graphql/locales.ts'
import { answerAnchor, hasPlanner, paths } from '#graphql/paths.ts'
import type { Refusal } from '../../errors.ts'
import { pageUrl } from '../../i18n/page-url.ts'
import { fieldsOf } from './posted-forms.ts'

/** An address of ours and of nobody else. */
const plainPath = /^\/[a-z0-9-]{0,80}(?:\/[a-z0-9-]{1,80})?$/

/**
 * Back to the planner that a form was sent from, with the stay as it was sent and what became of the form; null where the
 * planner itself has the answer.
 */
export const plannerAddress = (
  locale: Locale | undefined,
  body: unknown,
  outcome: Record<string, string> | null,
): string => {
  const fields = fieldsOf(body)
  const back = fields.get('page') ?? ''
  const page = plainPath.test(back) && hasPlanner(back) ? back : paths.home()
  const asked = new URLSearchParams([...Object.entries(outcome ?? {}), ...fields])
  // What became of it takes the focus, which a browser gives to nothing where the address names a place.
  const place = outcome ? '' : `#${answerAnchor}`
  return pageUrl('', locale ?? defaultLocale, `${page}${formQuery(String(asked))}${place}`)
}

/** What the planner says of a small form that was refused; null where the planner itself says why. */
export const refusedOutcome = ({ code, issues }: Refusal): 'wrong' | 'limited' | 'failed' | null => {
  if (issues.some(({ path }) => path[0] === 'email')) return 'wrong'
  if (code === 'NOT_FOUND') return null
  return code === 'RATE_LIMITED' ? 'limited' : 'failed'
}
