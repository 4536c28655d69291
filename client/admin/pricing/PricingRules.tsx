import { Box, Button, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { useViewer } from '../frame/viewer.tsx'
import { PlusIcon } from '../ui/icons.tsx'
import { Panel } from '../ui/Panel.tsx'
import { RecordCard } from '../ui/RecordCard.tsx'
import { RecordForm } from '../ui/RecordForm.tsx'
import { RecordList } from '../ui/RecordList.tsx'
import { SelectField } from '../ui/SelectField.tsx'
import { useOpenForm } from '../ui/unsaved.ts'
import { useFocusBack } from '../ui/useFocusBack.ts'
import { useKept } from '../ui/useKept.ts'
import { useRecordChanges } from '../ui/useRecordChanges.ts'
import { pricingRuleChanges } from './pricing-rule-changes.ts'
import { newPricingRule, pricingRuleFormSchema, pricingRuleInput, pricingRuleLabels } from './pricing-rule-form.ts'
import { PricingRuleCard } from './PricingRuleCard.tsx'
import { PricingRuleFields } from './PricingRuleFields.tsx'
import { StayCharges } from './StayCharges.tsx'
import { usePricingRulesQuery } from './PricingRules.generated.ts'

/** Prices for a season, a weekend, a week of the regatta. */
const PricingRules = () => {
  const { can } = useViewer()
  const [adding, setAdding] = useOpenForm('pricing-rule:new')
  const addButton = useFocusBack(adding)
  const result = usePricingRulesQuery()
  const { data, loadedAt } = useKept(result)
  const changes = useRecordChanges(pricingRuleChanges)
  const roomTypes = data?.roomTypes ?? []
  const [shownType, setShownType] = useState('')
  const rules = data?.pricingRules.filter(({ roomTypeId }) => !shownType || roomTypeId === shownType)

  return (
    <Stack gap="6">
      <Panel
        title="Pricing Rules"
        description="A rule sets the price of its nights. Where rules meet, the higher priority wins, then the shorter span, then the newer."
        action={
          can('rooms:write') && (
            <Button
              ref={addButton}
              variant="solid"
              colorPalette="coral"
              onClick={() => setAdding(true)}
              disabled={adding || roomTypes.length === 0}
            >
              <PlusIcon />
              Add Pricing Rule
            </Button>
          )
        }
      >
        {adding && roomTypes[0] && (
          <RecordCard title="New pricing rule" mb="5" bg="bg.subtle">
            <RecordForm
              schema={pricingRuleFormSchema()}
              draft={newPricingRule(roomTypes[0].id)}
              keepAs="pricing-rule:new"
              labels={pricingRuleLabels}
              save="Create pricing rule"
              onSave={(draft) => changes.create(pricingRuleInput(draft))}
              onClose={() => setAdding(false)}
            >
              {(fields) => <PricingRuleFields {...fields} roomTypes={roomTypes} />}
            </RecordForm>
          </RecordCard>
        )}
        {data && data.pricingRules.length > 0 && (
          <Box maxWidth="18rem" mb="5">
            <SelectField
              label="Show rules of"
              name="shownType"
              value={shownType}
              options={[
                { value: '', label: 'All room types' },
                ...roomTypes.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              onChange={setShownType}
            />
          </Box>
        )}
        <RecordList
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
        </RecordList>
      </Panel>
      <StayCharges />
    </Stack>
  )
}

export default PricingRules
