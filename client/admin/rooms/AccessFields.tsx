import { Fieldset, Text } from '@chakra-ui/react'
import { AreaField } from '../ui/AreaField.tsx'
import { FieldGrid } from '../ui/FieldGrid.tsx'
import { SelectField } from '../ui/SelectField.tsx'
import { TextField } from '../ui/TextField.tsx'
import {
  accessQuestions,
  bedMeasures,
  type AccessQuestion,
  type BedMeasure,
  type RoomTypeFieldsProps,
} from './room-type-form.ts'

const answers = [
  { value: 'unknown', label: 'Not looked at yet' },
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const

/** What a guest with a disability must know before booking (28 CFR 36.302(e)). */
export const AccessFields = ({ values, complaints, set }: RoomTypeFieldsProps) => (
  <Fieldset.Root>
    <Fieldset.Legend textStyle="cardTitle">Accessibility</Fieldset.Legend>
    <Text color="fg.muted" textStyle="sm">
      Guests read this, what is missing included. Leave open what nobody has measured.
    </Text>
    <Fieldset.Content gap="5">
      <FieldGrid>
        {(Object.keys(accessQuestions) as AccessQuestion[]).map((question) => (
          <SelectField
            key={question}
            label={accessQuestions[question]}
            name={question}
            value={values[question]}
            options={answers}
            onChange={(answer) => set(question, answer)}
            complaint={complaints[question]}
          />
        ))}
        <TextField
          label="Doorway width, inches"
          name="doorwayWidthInches"
          inputMode="numeric"
          value={values.doorwayWidthInches}
          onChange={(value) => set('doorwayWidthInches', value)}
          complaint={complaints['doorwayWidthInches']}
        />
        {(Object.keys(bedMeasures) as BedMeasure[]).map((measure) => (
          <TextField
            key={measure}
            label={`${bedMeasures[measure]}, inches`}
            name={measure}
            inputMode="numeric"
            value={values[measure]}
            onChange={(value) => set(measure, value)}
            complaint={complaints[measure]}
          />
        ))}
      </FieldGrid>
      <AreaField
        label="Accessibility notes"
        name="accessNotes"
        maxLength={1_000}
        value={values.accessNotes}
        onChange={(value) => set('accessNotes', value)}
        complaint={complaints['accessNotes']}
      />
    </Fieldset.Content>
  </Fieldset.Root>
)
