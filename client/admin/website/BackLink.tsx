import { Link } from 'react-router-dom'
import type { ContentKind } from '#graphql/inputs/content/kinds.ts'
import { Button } from '../ui/Button.tsx'
import { BackIcon } from '../ui/icons.tsx'
import { kindLabels } from './kind-labels.ts'
import { useWebsiteAddress, websiteAddress } from './useWebsiteAddress.ts'

const UpLink = ({ to, children }: { to: string; children: string }) => (
  <Button asChild variant="ghost" size="sm" ms="-3" mb="3">
    <Link to={to}>
      <BackIcon />
      {children}
    </Link>
  </Button>
)

/** From a list to the overview. */
export const OverviewLink = () => <UpLink to={websiteAddress()}>All of the website</UpLink>

/** From a record to the list of its kind, as it was left; the hotel's facts are one record and have no list. */
export const BackLink = ({ kind }: { kind: ContentKind }) => {
  const { addressOf } = useWebsiteAddress()
  return kind === 'facts' ? <OverviewLink /> : <UpLink to={addressOf(null)}>{kindLabels[kind].many}</UpLink>
}
