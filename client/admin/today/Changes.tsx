import { Box, Flex, Text } from '@chakra-ui/react'
import { Age } from '../ui/Age.tsx'
import { Panel } from '../ui/Panel.tsx'
import type { TodayTabQuery } from './TodayTab.generated.ts'

/** What the sync and colleagues changed. */
export const Changes = ({ changes }: { changes: TodayTabQuery['today']['changes'] }) => (
  <Panel title="Since yesterday" description={changes.length === 0 ? 'Nothing was changed.' : undefined}>
    {changes.length > 0 && (
      <Box as="ul" listStyleType="none" aria-label="Changes since yesterday">
        {changes.map(({ at, sentence }) => (
          <Flex
            as="li"
            key={`${at} ${sentence}`}
            gap="4"
            justify="space-between"
            py="2.5"
            borderTopWidth="1px"
            borderColor="border.muted"
          >
            <Text overflowWrap="anywhere">{sentence}</Text>
            <Text textStyle="sm" color="fg.muted" whiteSpace="nowrap">
              <Age of={at} />
            </Text>
          </Flex>
        ))}
      </Box>
    )}
  </Panel>
)
