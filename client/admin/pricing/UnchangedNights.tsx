import { addDays } from '#graphql/stay-dates.ts'
import { useViewer } from '../frame/viewer.tsx'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import type { PricingRuleDraft } from './pricing-rule-form.ts'
import type { RulePreviewQuery } from './RulePreview.generated.ts'

type Unchanged = RulePreviewQuery['pricingRulePreview']['unchangedBecause'][number]

interface UnchangedNightsProps {
  because: Unchanged
  /** Whether it is so with all nights of the rule. */
  isAll: boolean
  /** Whether the rule would change nothing at all. */
  isIdle: boolean
  values: PricingRuleDraft
  onMend: (mended: Partial<PricingRuleDraft>) => void
}

interface Mend {
  label: string
  values: Partial<PricingRuleDraft>
}

/** A year, on the same days of the week. */
const daysOn = 364

const countOf = (nights: number) => `${nights} ${nights === 1 ? 'night' : 'nights'}`

/** Why these nights stay as they are, and the one change of the rule that would let it count. */
const explain = (
  { reason, nights, ruleName, raiseTo }: Unchanged,
  isAll: boolean,
  values: PricingRuleDraft,
  mayOverride: boolean,
): [why: string, mend: Mend | null] => {
  const these = isAll ? 'these nights' : `${nights} of these nights`
  const override: Mend | null = mayOverride ? { label: 'Let this rule count', values: { overridesPms: true } } : null
  const onlyManagers = mayOverride ? '' : ' Only managers and owners may let a rule stand above that.'
  switch (reason) {
    case 'STRONGER_RULE':
      return raiseTo === null
        ? [`${ruleName} wins on ${these}, and no priority is higher.`, null]
        : [
            `${ruleName} wins${isAll ? '' : ` on ${these}`}: raise to ${raiseTo}?`,
            { label: `Raise to ${raiseTo}`, values: { priority: String(raiseTo) } },
          ]
    case 'PMS':
      return [`Little Hotelier sets ${these}.${onlyManagers}`, override]
    case 'HAND':
      return [`The price of ${these} was set by hand.${onlyManagers}`, override]
    case 'ADJUSTMENT':
      return [`Staff adjusted ${these} in the grid, which stands above every rule.`, null]
    case 'SAME_PRICE':
      return [`${countOf(nights)} ${nights === 1 ? 'has' : 'have'} this price already.`, null]
    case 'INACTIVE':
      return ['This rule is switched off.', { label: 'Switch it on', values: { active: true } }]
    case 'OVER':
      return [
        'All nights of this rule are over.',
        {
          label: 'Move it 52 weeks on',
          values: { startDate: addDays(values.startDate, daysOn), endDate: addDays(values.endDate, daysOn) },
        },
      ]
    case 'NO_SUCH_WEEKDAY':
      return [
        'Between these dates there is no night of the chosen days of the week.',
        { label: 'Take every night', values: { daysOfWeek: [] } },
      ]
  }
}

/** Nights that a rule would leave as they are: why, and a button for what would change them. */
export const UnchangedNights = ({ because, isAll, isIdle, values, onMend }: UnchangedNightsProps) => {
  const { role } = useViewer()
  const [why, mend] = explain(because, isAll, values, role === 'OWNER' || role === 'MANAGER')
  return (
    <Notice
      tone={isIdle && because.reason !== 'SAME_PRICE' ? 'warning' : 'info'}
      action={
        mend && (
          <Button size="sm" onClick={() => onMend(mend.values)}>
            {mend.label}
          </Button>
        )
      }
    >
      {why}
    </Notice>
  )
}
