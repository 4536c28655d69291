import { Badge, Flex, Link, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { LinkRowFragment } from './LinkRow.generated.ts'
import { linkSentence, linkStates } from './link-words.ts'

/** An address of another website, what was found there, and what can be done about it. */
export const LinkAddress = ({ link, children }: { link: LinkRowFragment; children: ReactNode }) => (
  <Flex as="li" direction="column" gap="1.5" py="3" borderTopWidth="1px" borderColor="border.muted">
    <Flex gap="2" wrap="wrap" align="center">
      <Badge colorPalette={linkStates[link.state].palette}>{linkStates[link.state].label}</Badge>
      <Link
        href={link.url}
        target="_blank"
        rel="noreferrer"
        textDecoration="underline"
        overflowWrap="anywhere"
        textStyle="sm"
      >
        {link.url}
      </Link>
    </Flex>
    <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
      {linkSentence(link)}
    </Text>
    <Flex gap="2" wrap="wrap" align="center" textStyle="sm">
      {children}
    </Flex>
  </Flex>
)
