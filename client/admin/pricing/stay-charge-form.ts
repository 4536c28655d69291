import { stayChargeSchema, type ChargeKind } from '#graphql/inputs/stay-charge.ts'
import { formSchema } from '../ui/form-schema.ts'
import { centsOf, formatCents } from '../ui/money.ts'
import { hotelToday } from '../ui/time.ts'
import type { StayChargesQuery } from './StayCharges.generated.ts'

export type StayCharge = StayChargesQuery['stayCharges'][number]
type Kind = StayCharge['kind']

export const chargeNames: Record<Kind, string> = {
  SALES_TAX: 'Sales tax',
  BED_TAX: 'County bed tax',
  NIGHTLY_FEE: 'Fee per night',
  STAY_FEE: 'Fee per stay',
}

const isTax = (kind: Kind) => kind === 'SALES_TAX' || kind === 'BED_TAX'

/** "6.5%" or "$12.00" */
export const amountInWords = ({ kind, amount }: Pick<StayCharge, 'kind' | 'amount'>) =>
  isTax(kind) ? `${amount / 100}%` : formatCents(amount)

/** The form as it is typed: percent for taxes, dollars for fees. */
interface ChargeDraft {
  kind: Kind
  amount: string
  validFrom: string
}

export const newCharge = (): ChargeDraft => ({ kind: 'SALES_TAX', amount: '', validFrom: hotelToday() })

/** Percent and dollars are both kept in hundredths. */
export const chargeInput = ({ kind, amount, validFrom }: ChargeDraft) => ({
  kind,
  amount: centsOf(amount)!,
  validFrom,
})

export const chargeFormSchema = formSchema(stayChargeSchema, (draft: ChargeDraft) => ({
  ...chargeInput(draft),
  kind: draft.kind.toLowerCase().replace('_', '-') as ChargeKind,
}))

export const amountLabel = (kind: Kind) => (isTax(kind) ? 'Percent' : 'Dollars')
