import { Grid } from '@chakra-ui/react'
import { AreaField } from '../ui/AreaField.tsx'
import type { FormFields } from '../ui/field-of.ts'
import { TextField } from '../ui/TextField.tsx'
import { useOtherLanguages } from '../website/LanguageChooser.tsx'
import { AudienceFields } from './AudienceFields.tsx'
import type { Draft } from './draft.ts'
import { Translations } from './Translations.tsx'
import { useCampaignAudience } from './useCampaignAudience.ts'

/** The fields of a campaign. */
export const DraftFields = ({ form }: { form: FormFields<Draft> }) => {
  const { field } = form
  const offered = useOtherLanguages()
  const found = useCampaignAudience(form.values.audience)
  return (
    <>
      <TextField label="Email subject" {...field('subject')} maxLength={150} autoComplete="off" />
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
      {offered.length > 0 && <Translations form={form} offered={offered} found={found} />}
      <AudienceFields form={form} found={found} />
    </>
  )
}
