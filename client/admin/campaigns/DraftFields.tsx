import { Grid } from '@chakra-ui/react'
import type { RefObject } from 'react'
import { AreaField } from '../ui/AreaField.tsx'
import type { fieldOf } from '../ui/field-of.ts'
import { TextField } from '../ui/TextField.tsx'
import type { Draft } from './draft.ts'

interface DraftFieldsProps {
  field: ReturnType<typeof fieldOf<Draft>>
  subjectRef?: RefObject<HTMLInputElement | null>
}

/** The fields of a campaign. */
export const DraftFields = ({ field, subjectRef }: DraftFieldsProps) => (
  <>
    <TextField ref={subjectRef} label="Email subject" {...field('subject')} maxLength={150} autoComplete="off" />
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} gap="5">
      <TextField
        label="Discount percentage"
        {...field('discountPercent')}
        type="number"
        inputMode="numeric"
        min={1}
        max={100}
        step={1}
      />
      <TextField label="Valid until" {...field('validUntil')} type="date" />
    </Grid>
    <AreaField label="Special message (optional)" {...field('specialMessage')} rows={3} maxLength={2000} />
  </>
)
