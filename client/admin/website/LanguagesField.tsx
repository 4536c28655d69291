import { Checkbox, Fieldset, Flex } from '@chakra-ui/react'
import { defaultLocale, locales } from '#graphql/locales.ts'
import { languages } from '../inquiries/labels.ts'
import type { LabelledProps } from '../ui/Labelled.tsx'

interface LanguagesFieldProps extends LabelledProps {
  value: readonly string[]
  onChange: (value: readonly string[]) => void
}

/** Languages to choose from; English stands in for the others and stays. */
export const LanguagesField = ({ label, help, complaint, value, onChange }: LanguagesFieldProps) => (
  <Fieldset.Root invalid={Boolean(complaint)} gap="2">
    <Fieldset.Legend textStyle="sm" fontWeight="semibold">
      {label}
    </Fieldset.Legend>
    <Flex gap="5" rowGap="2" wrap="wrap">
      {locales.map((locale) => (
        <Checkbox.Root
          key={locale}
          minHeight="8"
          colorPalette="coral"
          disabled={locale === defaultLocale}
          checked={value.includes(locale)}
          onCheckedChange={({ checked }) =>
            onChange(locales.filter((one) => (one === locale ? checked : value.includes(one))))
          }
        >
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label fontWeight="normal">{languages[locale].name}</Checkbox.Label>
        </Checkbox.Root>
      ))}
    </Flex>
    {help && <Fieldset.HelperText mt="0">{help}</Fieldset.HelperText>}
    <Fieldset.ErrorText>{complaint}</Fieldset.ErrorText>
  </Fieldset.Root>
)
