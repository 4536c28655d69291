import { Flex, Stack, Text } from '@chakra-ui/react'
import { reasonTitles } from '../availability/reason-titles.ts'
import { barLook, barSigns, type Reason } from './bars.tsx'

/** What the bars and figures mean; signs alone would have to be guessed. */
export const BarLegend = () => (
  <Stack gap="2" textStyle="sm" color="fg.muted">
    <Flex
      as="ul"
      listStyleType="none"
      columnGap="5"
      rowGap="1"
      wrap="wrap"
      css={{ ...barLook, '& [data-block]': { width: '10' } }}
    >
      {(Object.keys(barSigns) as Reason[]).map((reason) => {
        const Sign = barSigns[reason]
        return (
          <Flex as="li" key={reason} gap="2" align="center">
            <span data-block={reason}>
              <span data-part="bar">
                <Sign />
              </span>
            </span>
            {reasonTitles[reason]}
          </Flex>
        )
      })}
    </Flex>
    <Text maxWidth="75ch">
      In the row of a room type: rooms left to sell of those in use, and <b>2b</b> for two that are blocked without a
      number. Bookings of Little Hotelier are counted there only: it does not say in which room a guest sleeps, so a
      room without a bar can be sold all the same.
    </Text>
  </Stack>
)
