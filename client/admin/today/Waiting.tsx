import { Badge, Box, Flex, Link, Text } from '@chakra-ui/react'
import { Link as RouterLink } from 'react-router-dom'
import { deskPath } from '#graphql/desk-paths.ts'
import { useRowKeys } from '../shortcuts/useRowKeys.ts'
import { Age } from '../ui/Age.tsx'
import { Panel } from '../ui/Panel.tsx'
import type { TodayTabQuery } from './TodayTab.generated.ts'

type WaitingGuests = NonNullable<TodayTabQuery['today']['waiting']>

/** Who waits for an answer, the longest first. */
export const Waiting = ({ waiting }: { waiting: WaitingGuests }) => {
  const rows = useRowKeys('Guests who wait')
  const { count, longest } = waiting
  return (
    <Panel
      title="Waiting for an answer"
      description={count === 0 ? 'Nobody waits.' : `${count} ${count === 1 ? 'guest' : 'guests'}, the longest first.`}
      action={
        count > longest.length && (
          <Link asChild variant="underline">
            <RouterLink to={deskPath('inquiries')}>All inquiries</RouterLink>
          </Link>
        )
      }
    >
      {longest.length > 0 && (
        <Box as="ul" ref={rows} listStyleType="none" aria-label="Guests who wait">
          {longest.map(({ id, name, reference, excerpt, since, assignee }) => (
            <Box as="li" key={id} py="3" borderTopWidth="1px" borderColor="border.muted">
              <Flex gap="3" justify="space-between" align="baseline" wrap="wrap">
                <Link asChild fontWeight="semibold" overflowWrap="anywhere">
                  <RouterLink to={deskPath('inquiries', { inquiry: id })}>{name}</RouterLink>
                </Link>
                <Text textStyle="sm" color="fg.muted">
                  {reference} · <Age of={since} />
                </Text>
              </Flex>
              <Text lineClamp="2" overflowWrap="anywhere">
                {excerpt}
              </Text>
              {assignee && <Badge mt="1">{assignee}</Badge>}
            </Box>
          ))}
        </Box>
      )}
    </Panel>
  )
}
