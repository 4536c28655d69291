import { Box, Flex, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { useViewer } from '../frame/viewer.tsx'
import { useListChanges } from '../live/useListChanges.ts'
import { Button } from '../ui/Button.tsx'
import { RecordPanel } from '../ui/RecordPanel.tsx'
import { SelectField } from '../ui/SelectField.tsx'
import { usePreviousData } from '../ui/usePreviousData.ts'
import { useRecordChanges } from '../ui/useRecordChanges.ts'
import { CopySeasonDialog } from './CopySeasonDialog.tsx'
import { ExchangeRates } from './ExchangeRates.tsx'
import { LongStayRates } from './LongStayRates.tsx'
import { pricingRuleChanges } from './pricing-rule-changes.ts'
import { newPricingRule, pricingRuleNoun } from './pricing-rule-form.ts'
import { PricingRuleCard } from './PricingRuleCard.tsx'
import { PricingRuleFields } from './PricingRuleFields.tsx'
import { choicesOf, nameArchived } from '../rooms/room-type-choices.ts'
import { StayCharges } from './StayCharges.tsx'
import { StayExtras } from './StayExtras.tsx'
import { usePricingRulesQuery } from './PricingRules.generated.ts'

/** Prices for a season, a weekend, a week of the regatta. */
const PricingRules = () => {
  const result = usePricingRulesQuery()
  useListChanges(['Pricing', 'RoomType'], result)
  const { data, loadedAt } = usePreviousData(result)
  const changes = useRecordChanges(pricingRuleChanges)
  const roomTypes = nameArchived(data?.roomTypes ?? [])
  const offered = choicesOf(roomTypes)
  const { can } = useViewer()
  const [shownType, setShownType] = useState('')
  const [isCopying, setCopying] = useState(false)
  const rules = data?.pricingRules.filter(({ roomTypeId }) => !shownType || roomTypeId === shownType)

  return (
    // A list that is awaited says nothing of its height: what stands below comes once it is there, and then stays in place.
    <Stack gap="6" css={{ '& > :has([data-awaited]) ~ *': { display: 'none' } }}>
      <RecordPanel
        title="Pricing Rules"
        description="A rule sets the price of its nights. Where rules meet, the higher priority wins, then the shorter span, then the newer."
        noun={pricingRuleNoun}
        changes={changes}
        draft={offered[0] && newPricingRule(offered[0].id)}
        fields={(form) => <PricingRuleFields {...form} roomTypes={offered} />}
        filter={
          // While the rules are awaited it keeps its place above them.
          (data ? data.pricingRules.length > 0 : !result.error) && (
            <Flex gap="4" wrap="wrap" align="end" justify="space-between" mb="5">
              <Box width="18rem" maxWidth="full">
                <SelectField
                  label="Show rules of"
                  name="shownType"
                  value={shownType}
                  options={[
                    { value: '', label: 'All room types' },
                    ...offered.map(({ id, name }) => ({ value: id, label: name })),
                  ]}
                  onChange={setShownType}
                />
              </Box>
              {can('rooms:write') && (
                <Button onClick={() => setCopying(true)} disabled={!data}>
                  Copy a season to next year
                </Button>
              )}
            </Flex>
          )
        }
        what="pricing rules"
        empty={
          shownType
            ? 'No rule is about this room type.'
            : 'There are no pricing rules yet: every night has the price of its room type.'
        }
        records={rules}
        result={result}
        loadedAt={loadedAt}
      >
        {(rule) => <PricingRuleCard rule={rule} roomTypes={roomTypes} changes={changes} />}
      </RecordPanel>
      <CopySeasonDialog
        open={isCopying}
        onClose={() => setCopying(false)}
        nameOf={(roomTypeId) => roomTypes.find(({ id }) => id === roomTypeId)?.name ?? ''}
      />
      <LongStayRates roomTypes={roomTypes} />
      <StayExtras largestParty={Math.max(0, ...offered.map(({ maxOccupancy }) => maxOccupancy))} />
      <StayCharges />
      <ExchangeRates />
    </Stack>
  )
}

export default PricingRules
