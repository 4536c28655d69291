import { paths, sectionPath, type Anchor } from '#graphql/paths.ts'
import type { MessageKey } from '#client/i18n/catalogues.ts'

interface NavItem {
  label: MessageKey
  to: string
  /** A section of the home page instead of a page of its own. */
  anchor?: Anchor
}

const section = (anchor: Anchor): NavItem => ({
  label: `nav.${anchor}` as MessageKey,
  to: sectionPath(anchor),
  anchor,
})

/** What the header and the mobile menu offer, in this order. */
export const navItems: NavItem[] = [
  { label: 'nav.gallery', to: paths.gallery() },
  section('amenities'),
  section('location'),
  { label: 'nav.thingsToDo', to: paths.thingsToDo() },
  { label: 'nav.deals', to: paths.deals() },
  { label: 'nav.faq', to: paths.faq() },
  { label: 'nav.blog', to: paths.blog() },
  { label: 'nav.contact', to: paths.contact() },
]

/** The footer's quick links, all within the home page. */
export const quickLinks: NavItem[] = [section('rooms'), section('amenities'), section('location'), section('contact')]
