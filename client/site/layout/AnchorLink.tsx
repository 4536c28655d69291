import type { ComponentProps, MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths, sectionPath, type Anchor } from '#graphql/paths.ts'
import { withPrefix } from '#client/paths.ts'
import { useSite } from '../site-context.ts'
import { useChosenStay } from '../stay/chosen-stay.ts'
import { withChosenStay } from '../stay/stay.ts'
import { isPlainClick } from './plain-click.ts'
import { scrollToAnchor } from './scroll-to-anchor.ts'
import type { Arrival } from './useFocusOnNavigation.ts'

interface AnchorLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  anchor: Anchor
}

/** A link to a section of the home page, from anywhere; a real address, so that it works before any script. */
export const AnchorLink = ({ anchor, onClick, children, ...props }: AnchorLinkProps) => {
  const { path, prefix } = useSite()
  const navigate = useNavigate()
  const stay = useChosenStay()

  const travel = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!isPlainClick(event)) return
    event.preventDefault()
    if (path === paths.home()) return scrollToAnchor(anchor)
    void navigate(withChosenStay(withPrefix(paths.home(), prefix), stay), { state: { anchor } satisfies Arrival })
  }
  return (
    <a {...props} href={withChosenStay(withPrefix(sectionPath(anchor), prefix), stay)} onClick={travel}>
      {children}
    </a>
  )
}
