import { Link, type LinkProps } from 'react-router-dom'
import type { Stay } from '#graphql/stay-address.ts'
import { withPrefix } from '#client/paths.ts'
import { useSite } from '../site-context.ts'
import { useChosenStay } from '../stay/chosen-stay.ts'
import { withChosenStay, withStay } from '../stay/stay.ts'

interface SiteLinkProps extends Omit<LinkProps, 'to'> {
  /** A path without language and query; the address keeps the language that it is read in and the stay that was chosen. */
  to: string
  /** In place of the chosen stay. */
  stay?: Stay
}

export const SiteLink = ({ to, stay, ...props }: SiteLinkProps) => {
  const chosen = useChosenStay()
  const address = withPrefix(to, useSite().prefix)
  return <Link to={stay ? withStay(address, stay) : withChosenStay(address, chosen)} {...props} />
}
