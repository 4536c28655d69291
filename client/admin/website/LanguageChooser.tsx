import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { defaultLocale, locales, type Locale } from '#graphql/locales.ts'
import { useHotel } from '../frame/viewer.tsx'
import { languages } from '../inquiries/labels.ts'
import type { ContentEntryFieldsFragment } from './EntryFields.generated.ts'
import { stateOfWords } from './freshness.ts'

interface LanguageChooserProps {
  words: ContentEntryFieldsFragment['words']
  value: Locale
  onChange: (locale: Locale) => void
}

export const otherLocales = locales.filter((locale) => locale !== defaultLocale)

/** The languages that guests can read beside English. */
export const useOtherLanguages = (): readonly Locale[] =>
  useHotel().languages.filter((locale) => locale !== defaultLocale)

/** The languages beside English, each with what there is to do about it. */
export const LanguageChooser = ({ words, value, onChange }: LanguageChooserProps) => (
  <Flex role="group" aria-label="Language beside English" gap="2" wrap="wrap">
    {useOtherLanguages().map((locale) => {
      const { label, palette } = stateOfWords(words.find((one) => one.locale === locale))
      const isChosen = locale === value
      return (
        <Button
          key={locale}
          size="sm"
          height="auto"
          py="1.5"
          px="3"
          aria-pressed={isChosen}
          colorPalette={isChosen ? 'sea' : 'gray'}
          variant={isChosen ? 'subtle' : 'outline'}
          borderColor={isChosen ? 'colorPalette.solid' : 'border'}
          borderWidth="1px"
          onClick={() => onChange(locale)}
        >
          <Box textAlign="start" lineHeight="1.25">
            {languages[locale].name}
            <Text
              as="span"
              display="block"
              textStyle="xs"
              fontWeight="medium"
              colorPalette={palette}
              color="colorPalette.fg"
            >
              {label}
            </Text>
          </Box>
        </Button>
      )
    })}
  </Flex>
)
