import { Box, Flex, Text } from '@chakra-ui/react'
import type { Locale } from '#graphql/locales.ts'
import { languages } from '../inquiries/labels.ts'
import { Button } from './Button.tsx'

interface LanguageChoiceProps {
  label: string
  locales: readonly Locale[]
  /** What there is to say of a language, in a few words. */
  stateOf: (locale: Locale) => { label: string; palette: string }
  value: Locale
  onChange: (locale: Locale) => void
}

/** One language of several, each with what there is to do about it. */
export const LanguageChoice = ({ label, locales, stateOf, value, onChange }: LanguageChoiceProps) => (
  <Flex role="group" aria-label={label} gap="2" wrap="wrap">
    {locales.map((locale) => {
      const state = stateOf(locale)
      const isChosen = locale === value
      return (
        <Button
          key={locale}
          type="button"
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
              colorPalette={state.palette}
              color="colorPalette.fg"
            >
              {state.label}
            </Text>
          </Box>
        </Button>
      )
    })}
  </Flex>
)
