import { Link, type LinkProps } from 'react-router-dom'
import { withPrefix } from '#client/paths.ts'
import { useSite } from '../site-context.ts'
import { useChosenStay } from '../stay/chosen-stay.ts'
import { withStay } from '../stay/stay.ts'

interface SiteLinkProps extends Omit<LinkProps, 'to'> {
  /** A path without language and query; the address keeps the language that it is read in and the stay that was chosen. */
  to: string
}

export const SiteLink = ({ to, ...props }: SiteLinkProps) => (
  <Link to={withStay(withPrefix(to, useSite().prefix), useChosenStay())} {...props} />
)
