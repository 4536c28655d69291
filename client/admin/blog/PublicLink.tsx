import { Link } from '@chakra-ui/react'
import { paths } from '#graphql/paths.ts'
import { localizedPath } from '#client/paths.ts'
import { ExternalIcon } from '../ui/icons.tsx'
import type { EntryRowFragment } from './EntryRow.generated.ts'

/** The post as guests see it. */
export const PublicLink = ({ entry }: { entry: Pick<EntryRowFragment, 'slug' | 'language'> }) => (
  <Link
    href={localizedPath(paths.blogPost(entry.slug), entry.language)}
    target="_blank"
    rel="noopener"
    variant="underline"
  >
    Open on the site (new tab)
    <ExternalIcon />
  </Link>
)
