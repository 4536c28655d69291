import { Notice } from '../ui/Notice.tsx'
import type { ApiKeyRowFragment } from './ApiKeysTab.generated.ts'
import { lifeOf, soonDays } from './key-life.ts'

/** Names the keys that a program will soon be refused with. */
export const ExpiryNotice = ({ apiKeys, now }: { apiKeys: ApiKeyRowFragment[]; now: Date }) => {
  const soon = apiKeys.filter((key) => lifeOf(key, now) === 'expiring').map(({ name }) => name)
  if (soon.length === 0) return null
  return (
    <Notice tone="warning">
      {soon.length === 1 ? 'A key expires' : `${soon.length} keys expire`} within {soonDays} days: {soon.join(', ')}.
      Rotate with a new expiry before then, or the program is refused.
    </Notice>
  )
}
