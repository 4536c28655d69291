import { Box, chakra, Text } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { deskPath } from '#graphql/desk-paths.ts'
import { useViewer } from '../../frame/viewer.tsx'
import { Button } from '../../ui/Button.tsx'
import { Inset } from '../../ui/Inset.tsx'
import { kindLabels } from '../kind-labels.ts'
import { kindOf } from '../kinds.ts'
import { websiteAddress } from '../useWebsiteAddress.ts'
import { LinkAddress } from './LinkAddress.tsx'
import type { LinkRowFragment } from './LinkRow.generated.ts'
import { useLinkActions } from './useLinkActions.ts'

const To = chakra(Link)

type Use = LinkRowFragment['uses'][number]

const placeOf = ({ kind, id, title }: Use): { name: string; to: string } => {
  if (!kind) return { name: title || 'A post of the blog', to: deskPath('blog', { post: id }) }
  const name = kindOf(kind)
  if (name === 'facts') return { name: kindLabels.facts.many, to: websiteAddress({ kind: name }) }
  return { name: title, to: websiteAddress({ kind: name, entry: id }) }
}

/** Addresses of other websites that somebody should look at, each with the way to what names it. */
export const LinksToFix = ({ links }: { links: LinkRowFragment[] }) => {
  const { can } = useViewer()
  const { check, accept, isChecking } = useLinkActions()
  return (
    <Inset title="Links to fix">
      <Text textStyle="sm" color="fg.muted" mb="3">
        The addresses of other websites are looked at once a week, and when a record is saved.
      </Text>
      <Box as="ul" listStyleType="none" aria-label="Links to fix">
        {links.map((link) => (
          <LinkAddress key={link.url} link={link}>
            {link.uses.map((use) => {
              const { name, to } = placeOf(use)
              return (
                <To key={use.id} to={to} textDecoration="underline" mr="2">
                  {name}
                </To>
              )
            })}
            {can('content:write') && (
              <>
                <Button size="xs" disabled={isChecking} onClick={() => void check(link.url)}>
                  Look again
                </Button>
                <Button size="xs" onClick={() => void accept(link.url)}>
                  It is right as it is
                </Button>
              </>
            )}
          </LinkAddress>
        ))}
      </Box>
    </Inset>
  )
}
