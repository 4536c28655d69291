import { Grid } from '@chakra-ui/react'
import type { RefObject } from 'react'
import { AreaField } from '../ui/AreaField.tsx'
import { TextField } from '../ui/TextField.tsx'
import type { Draft } from './draft.ts'

interface DraftFieldsProps {
  draft: Draft
  complaints: Partial<Record<keyof Draft, string>>
  onChange: <K extends keyof Draft>(name: K, value: Draft[K]) => void
  subjectRef?: RefObject<HTMLInputElement | null>
}

/** The fields of a campaign. */
export const DraftFields = ({ draft, complaints, onChange, subjectRef }: DraftFieldsProps) => (
  <>
    <TextField
      ref={subjectRef}
      label="Email subject"
      name="subject"
      maxLength={150}
      autoComplete="off"
      value={draft.subject}
      onChange={(value) => onChange('subject', value)}
      complaint={complaints.subject}
    />
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} gap="5">
      <TextField
        label="Discount percentage"
        name="discountPercent"
        type="number"
        inputMode="numeric"
        min={1}
        max={100}
        step={1}
        value={draft.discountPercent}
        onChange={(value) => onChange('discountPercent', value)}
        complaint={complaints.discountPercent}
      />
      <TextField
        label="Valid until"
        name="validUntil"
        type="date"
        value={draft.validUntil}
        onChange={(value) => onChange('validUntil', value)}
        complaint={complaints.validUntil}
      />
    </Grid>
    <AreaField
      label="Special message (optional)"
      name="specialMessage"
      rows={3}
      maxLength={2000}
      value={draft.specialMessage}
      onChange={(value) => onChange('specialMessage', value)}
      complaint={complaints.specialMessage}
    />
  </>
)
