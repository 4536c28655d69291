import { Fieldset, Text } from '@chakra-ui/react'
import { AreaField } from '../ui/AreaField.tsx'
import type { FormFields } from '../ui/field-of.ts'
import { FieldGrid } from '../ui/FieldGrid.tsx'
import { SelectField } from '../ui/SelectField.tsx'
import { TextField } from '../ui/TextField.tsx'
import { answers } from './answer.ts'
import {
  accessQuestions,
  bedMeasures,
  type AccessQuestion,
  type BedMeasure,
  type RoomTypeDraft,
} from './room-type-form.ts'

/** What a guest with a disability must know before booking (28 CFR 36.302(e)). */
export const AccessFields = ({ field }: FormFields<RoomTypeDraft>) => (
  <Fieldset.Root>
    <Fieldset.Legend textStyle="cardTitle">Accessibility</Fieldset.Legend>
    <Text color="fg.muted" textStyle="sm">
      Guests read this, what is missing included. Leave open what nobody has measured.
    </Text>
    <Fieldset.Content gap="5">
      <FieldGrid>
        {(Object.keys(accessQuestions) as AccessQuestion[]).map((question) => (
          <SelectField key={question} label={accessQuestions[question]} {...field(question)} options={answers} />
        ))}
        <TextField label="Doorway width, inches" {...field('doorwayWidthInches')} inputMode="numeric" />
        {(Object.keys(bedMeasures) as BedMeasure[]).map((measure) => (
          <TextField key={measure} label={`${bedMeasures[measure]}, inches`} {...field(measure)} inputMode="numeric" />
        ))}
      </FieldGrid>
      <AreaField label="Accessibility notes" {...field('accessNotes')} maxLength={1_000} />
    </Fieldset.Content>
  </Fieldset.Root>
)
