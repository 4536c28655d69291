import { Box, Flex, Text } from '@chakra-ui/react'
import { useViewer } from '../frame/viewer.tsx'
import { useListChanges } from '../live/useListChanges.ts'
import { Age } from '../ui/Age.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Panel } from '../ui/Panel.tsx'
import { useRatePlansQuery } from './RatePlans.generated.ts'
import { RoomTypeSelect } from './RoomTypeSelect.tsx'

/** Little Hotelier speaks of rate plans, the site of room types: here staff say which is which. */
export const RatePlans = () => {
  const { can } = useViewer()
  const result = useRatePlansQuery()
  useListChanges(['RatePlan', 'RoomType'], result)
  return (
    <Panel
      title="Rate plans"
      description="Each room type takes its nights from one rate plan of Little Hotelier. A change counts from the next sync on."
    >
      <Loaded what="rate plans" result={result}>
        {({ ratePlans, ratePlanTargets }) =>
          ratePlans.length === 0 ? (
            <Text color="fg.muted">No rate plan is known yet: the first sync finds them.</Text>
          ) : (
            <Box as="ul" listStyleType="none" aria-label="Rate plans">
              {ratePlans.map((plan) => (
                <Flex
                  as="li"
                  key={plan.id}
                  gap="3"
                  py="3"
                  wrap="wrap"
                  align="center"
                  justify="space-between"
                  borderTopWidth="1px"
                  borderColor="border.muted"
                >
                  <Box flex="1 1 14rem" minWidth="0">
                    <Text fontWeight="semibold" overflowWrap="anywhere">
                      {plan.name}
                    </Text>
                    <Text color="fg.muted" textStyle="sm">
                      No. {plan.externalId} · seen <Age of={plan.seenAt} />
                    </Text>
                  </Box>
                  {can('rooms:write') ? (
                    <RoomTypeSelect plan={plan} targets={ratePlanTargets} />
                  ) : (
                    <Text color="fg.muted">{plan.roomTypeName ?? 'No room type'}</Text>
                  )}
                </Flex>
              ))}
            </Box>
          )
        }
      </Loaded>
    </Panel>
  )
}
