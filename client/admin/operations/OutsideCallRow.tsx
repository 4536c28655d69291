import { Badge, Box, Flex, Text } from '@chakra-ui/react'
import { Age } from '../ui/Age.tsx'
import { Dot, type Health } from '../ui/Dot.tsx'
import { SandboxBadge } from '../ui/SandboxBadge.tsx'
import { SettingsSentence } from '../ui/SettingsSentence.tsx'
import { formatNumber } from '../ui/number.ts'
import type { CircuitState, OutsideCallsQuery } from './OutsideCalls.generated.ts'

type OutsideCall = OutsideCallsQuery['outsideCalls'][number]

const circuits: Record<CircuitState, { label: string; palette: string }> = {
  CLOSED: { label: 'Calls go through', palette: 'green' },
  HALF_OPEN: { label: 'Trying again', palette: 'orange' },
  OPEN: { label: 'Held back', palette: 'red' },
}

const healthOf = ({ ok }: OutsideCall): Health => (ok == null ? 'unknown' : ok ? 'good' : 'bad')

const LastCall = ({ call }: { call: OutsideCall }) => {
  if (call.calledAt == null) return <>Not called yet.</>
  return (
    <>
      {call.ok ? 'Answered' : 'Failed'} <Age of={call.calledAt} />: {call.operation}
      {call.status != null && `, HTTP ${call.status}`}
      {call.milliseconds != null && `, ${formatNumber(call.milliseconds)} ms`}
    </>
  )
}

export const OutsideCallRow = ({ call }: { call: OutsideCall }) => (
  <Flex as="li" gap="3" py="4" borderTopWidth="1px" borderColor="border.muted">
    <Box pt="1.5">
      <Dot health={healthOf(call)} />
    </Box>
    <Box flex="1" minWidth="0">
      <Flex gap="2.5" align="center" wrap="wrap">
        <Text fontWeight="semibold">{call.label}</Text>
        {call.sandbox && <SandboxBadge />}
        {call.configured ? (
          <Badge colorPalette={circuits[call.circuit].palette}>{circuits[call.circuit].label}</Badge>
        ) : (
          <Badge colorPalette="gray">Not configured</Badge>
        )}
      </Flex>
      {call.missing && (
        <Text color="fg.muted" textStyle="sm" mt="1">
          <SettingsSentence>{call.missing}</SettingsSentence>
        </Text>
      )}
      <Text color="fg.muted" textStyle="sm" mt="1" overflowWrap="anywhere">
        <LastCall call={call} />
      </Text>
      {call.ok === false && (
        <Text mt="1" overflowWrap="anywhere">
          {call.message && <SettingsSentence>{call.message}</SettingsSentence>}{' '}
          <Text as="span" color="fg.muted" textStyle="sm">
            {call.failuresInRow > 1 && `${call.failuresInRow} failures in a row. `}
            {call.succeededAt ? (
              <>
                Last worked <Age of={call.succeededAt} />.
              </>
            ) : (
              'Has not worked yet.'
            )}
          </Text>
        </Text>
      )}
    </Box>
  </Flex>
)
