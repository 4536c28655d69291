import { Badge, Flex, Heading, Text } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import type { ContentKind } from '#graphql/inputs/content/kinds.ts'
import { formatInstant } from '../ui/time.ts'
import type { ContentEntryFieldsFragment as Entry } from './EntryFields.generated.ts'
import { kindLabels } from './kind-labels.ts'
import { states } from './labels.ts'

const history = ({ isSample, changedBy, updatedAt }: Entry) =>
  isSample ? 'Of the sample hotel' : `Changed ${formatInstant(updatedAt)}${changedBy ? ` by ${changedBy}` : ''}`

/** The name of the record takes the focus when it is opened, so that a keyboard goes on from here. */
export const EntryHeader = ({ kind, entry }: { kind: ContentKind; entry: Entry | null }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const kindName = kindLabels[kind].one
  return (
    <div>
      <Heading ref={heading} as="h2" tabIndex={-1} textStyle="pageTitle" outline="none" overflowWrap="anywhere">
        {!entry && `New: ${kindName.charAt(0).toLowerCase()}${kindName.slice(1)}`}
        {entry && (kind === 'facts' ? kindName : entry.title)}
      </Heading>
      <Flex gap="2" align="center" wrap="wrap" mt="2" textStyle="sm" color="fg.muted">
        {entry ? (
          <>
            <Badge colorPalette={states[entry.state].palette}>{states[entry.state].label}</Badge>
            {kind !== 'facts' && <span>{kindName}</span>}
            {kind !== 'facts' && (
              <Text as="span" fontFamily="mono">
                {entry.key}
              </Text>
            )}
            <span>{history(entry)}</span>
          </>
        ) : (
          'Its key is made of its English name.'
        )}
      </Flex>
    </div>
  )
}
