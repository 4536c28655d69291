import { NativeSelect } from '@chakra-ui/react'
import { Labelled, type LabelledProps } from './Labelled.tsx'

interface SelectFieldProps<T extends string> extends LabelledProps {
  name: string
  value: T
  options: readonly { value: T; label: string }[]
  onChange: (value: T) => void
}

/** A choice among known values; the browser's own list, which works on every phone. */
export const SelectField = <T extends string>({ name, value, options, onChange, ...labelled }: SelectFieldProps<T>) => (
  <Labelled {...labelled}>
    {(described) => (
      <NativeSelect.Root size="lg">
        <NativeSelect.Field
          {...described}
          name={name}
          value={value}
          onChange={(event) => onChange(event.target.value as T)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator aria-hidden />
      </NativeSelect.Root>
    )}
  </Labelled>
)
