import { Box, Field, Switch, Text } from '@chakra-ui/react'
import { FieldRoot } from '../ui/FieldRoot.tsx'
import { AreaField } from '../ui/AreaField.tsx'
import { MoneyField } from '../ui/MoneyField.tsx'
import { SelectField } from '../ui/SelectField.tsx'
import { TextField } from '../ui/TextField.tsx'
import { WeekdayChoice } from '../ui/WeekdayChoice.tsx'
import { weekdayNames } from '../ui/weekdays.ts'
import type { Field as ContentField } from './fields.ts'
import { weekdaysNamed, type FieldValue } from './field-values.ts'
import { LanguagesField } from './LanguagesField.tsx'
import { CategorySelect, RecordsPicker, RoomTypeSelect } from './RecordPicker.tsx'

interface DataInputProps {
  name: string
  field: ContentField
  value: FieldValue
  onChange: (value: FieldValue) => void
  complaint?: string
}

const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' })
const months = [
  { value: '', label: 'Not said' },
  ...Array.from({ length: 12 }, (_, month) => ({
    value: String(month + 1),
    label: monthName.format(Date.UTC(2026, month, 15)),
  })),
]

/** A field that is the same in every language. */
export const DataInput = ({ name, field: { label, help, widget }, value, onChange, complaint }: DataInputProps) => {
  const labelled = { label, help, complaint, name, onChange }
  const text = String(value)
  if (widget === 'switch')
    return (
      <FieldRoot alignSelf="center">
        <Switch.Root
          name={name}
          colorPalette="green"
          minHeight="8"
          checked={Boolean(value)}
          onCheckedChange={({ checked }) => onChange(checked)}
        >
          <Switch.HiddenInput />
          <Switch.Control>
            <Switch.Thumb />
          </Switch.Control>
          <Switch.Label>{label}</Switch.Label>
        </Switch.Root>
        {help && <Field.HelperText>{help}</Field.HelperText>}
      </FieldRoot>
    )
  if (widget === 'languages') return <LanguagesField {...labelled} value={value as string[]} />
  if (widget === 'weekdays')
    return (
      <WeekdayChoice
        {...labelled}
        value={weekdaysNamed(value as string[])}
        onChange={(days) => onChange(days.map((day) => weekdayNames[day]!))}
      />
    )
  if (widget === 'told')
    return (
      <Box>
        <Text textStyle="sm" fontWeight="semibold">
          {label}
        </Text>
        <Text color="fg.muted">{text}</Text>
      </Box>
    )
  if (typeof widget === 'object') {
    if ('records' in widget) return <RecordsPicker {...labelled} kind={widget.records} value={value as string[]} />
    if ('choice' in widget) return <SelectField {...labelled} value={text} options={widget.choice} />
    return widget.record === 'faq-category' ? (
      <CategorySelect {...labelled} value={text} />
    ) : (
      <RoomTypeSelect {...labelled} value={text} />
    )
  }
  if (widget === 'month') return <SelectField {...labelled} value={text} options={months} />
  if (widget === 'money') return <MoneyField {...labelled} value={text} />
  if (widget === 'area' || widget === 'numbers') return <AreaField {...labelled} value={text} />
  const kinds = {
    clock: { type: 'time' },
    date: { type: 'date' },
    address: { type: 'url', inputMode: 'url', spellCheck: false },
    number: { inputMode: 'decimal' },
  } as const
  return (
    <TextField
      autoComplete="off"
      {...labelled}
      {...(widget in kinds && kinds[widget as keyof typeof kinds])}
      value={text}
    />
  )
}
