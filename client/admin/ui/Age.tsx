import { formatAge, formatInstant, useNow } from './time.ts'

const inWords = (age: string) => (age === 'now' ? 'just now' : /\d (min|h|d)$/.test(age) ? `${age} ago` : `on ${age}`)

/** "5 min ago", with the exact time for whoever points at it. */
export const Age = ({ of }: { of: string }) => {
  const now = useNow()
  return (
    <time dateTime={of} title={formatInstant(of)}>
      {inWords(formatAge(of, now))}
    </time>
  )
}
