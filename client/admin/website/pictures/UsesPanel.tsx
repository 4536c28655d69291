import { Box, Text } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { deskPath } from '#graphql/desk-paths.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { kindLabels } from '../kind-labels.ts'
import { kindOf } from '../kinds.ts'
import { websiteAddress } from '../useWebsiteAddress.ts'
import { usePictureUsesQuery, type PictureUsesQuery } from './PictureUses.generated.ts'

type Use = PictureUsesQuery['pictureUses'][number]

const whereOf = ({ user, kind, id }: Use): { what: string; to: string } => {
  if (user === 'POST') return { what: 'Post of the blog', to: deskPath('blog', { post: id }) }
  if (user === 'ROOM_TYPE' || !kind) return { what: 'Room type', to: deskPath('rooms') }
  const name = kindOf(kind)
  return { what: kindLabels[name].one, to: websiteAddress({ kind: name, entry: id }) }
}

/** What shows a picture, and the way there. */
export const UsesPanel = ({ picture }: { picture: string }) => (
  <Panel title="Where it is shown" description="Drafts too. A picture that is shown cannot be put away.">
    <Loaded what="uses" result={usePictureUsesQuery()} height="16">
      {({ pictureUses }) => {
        const uses = pictureUses.filter((use) => use.picture === picture)
        if (uses.length === 0) return <Text color="fg.muted">Nowhere yet.</Text>
        return (
          <Box as="ul" listStyleType="none" aria-label="Where it is shown">
            {uses.map((use) => {
              const { what, to } = whereOf(use)
              return (
                <Box as="li" key={`${use.user} ${use.id}`} py="1" textStyle="sm">
                  <Link to={to}>
                    <Text as="span" textDecoration="underline">
                      {use.title || 'A post'}
                    </Text>
                  </Link>{' '}
                  <Text as="span" color="fg.muted">
                    {what}
                  </Text>
                </Box>
              )
            })}
          </Box>
        )
      }}
    </Loaded>
  </Panel>
)
