import { Link, type LinkProps } from 'react-router-dom'
import { withPrefix } from '#client/paths.ts'
import { useSite } from '../site-context.ts'

interface SiteLinkProps extends Omit<LinkProps, 'to'> {
  /** A path without language; the address keeps the language that it is read in. */
  to: string
}

export const SiteLink = ({ to, ...props }: SiteLinkProps) => <Link to={withPrefix(to, useSite().prefix)} {...props} />
