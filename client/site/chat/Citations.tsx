import { chakra } from '@chakra-ui/react'
import { anchors, sectionPath, stayAnchor, type Anchor } from '#graphql/paths.ts'
import { readStay } from '#graphql/stay-address.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { Icon } from '#client/ui/Icon.tsx'
import { AnchorLink } from '../layout/AnchorLink.tsx'
import { SiteLink } from '../layout/SiteLink.tsx'
import { PlannerLink } from '../stay/PlannerLink.tsx'
import type { ChatReply } from './chat-reply.ts'

interface CitationsProps {
  citations: ChatReply['citations']
  onFollow: () => void
}

const look = {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.375rem',
    minHeight: '1.75rem',
    color: 'lagoon',
    fontSize: '0.9375rem',
    fontWeight: '600',
    lineHeight: '1.35',
    textDecoration: 'underline',
    textDecorationThickness: '1.5px',
    textUnderlineOffset: '0.2em',
    _hover: { color: 'coralDeep' },
  },
} as const

const PageLink = chakra(SiteLink, look)
const SectionLink = chakra(AnchorLink, look)
const StayLink = chakra(PlannerLink, look)

const anchorOf = (path: string) => (Object.keys(anchors) as Anchor[]).find((anchor) => path === sectionPath(anchor))

/** The stay that an address opens the planner with; undefined for every other address. */
const stayOf = (path: string) => {
  const { search, hash } = new URL(path, 'https://site.invalid')
  return hash === `#${stayAnchor}` ? readStay(search) : undefined
}

/** The pages from which an answer was taken, on this site only: another address in an answer leads nowhere. */
export const Citations = ({ citations, onFollow }: CitationsProps) => {
  const { t } = useLanguage()
  return (
    <chakra.ul aria-label={t('chat.sources')} listStyle="none" marginTop="0.375rem" paddingInline="0.25rem">
      {citations
        .filter(({ path }) => /^\/(?!\/)/.test(path))
        .map(({ title, path }) => {
          const anchor = anchorOf(path)
          const stay = stayOf(path)
          const label = (
            <>
              <Icon name="arrow" width="1rem" height="1rem" />
              {title}
            </>
          )
          return (
            <li key={path + title}>
              {stay ? (
                <StayLink stay={stay} onClick={onFollow}>
                  {label}
                </StayLink>
              ) : anchor ? (
                <SectionLink anchor={anchor} onClick={onFollow}>
                  {label}
                </SectionLink>
              ) : (
                <PageLink to={path} onClick={onFollow}>
                  {label}
                </PageLink>
              )}
            </li>
          )
        })}
    </chakra.ul>
  )
}
