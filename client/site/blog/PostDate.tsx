import { useIntl } from 'react-intl'

/** The day it appeared, in hotel time and as the language writes dates. */
export const PostDate = ({ iso, month }: { iso: string; month: 'short' | 'long' }) => (
  <time dateTime={iso}>{useIntl().formatDate(iso, { year: 'numeric', month, day: 'numeric' })}</time>
)
