import { Box, Flex, Text, VisuallyHidden } from '@chakra-ui/react'
import { languages as names } from '../inquiries/labels.ts'
import type { ContentOverviewQuery } from './Overview.generated.ts'

type Progress = ContentOverviewQuery['contentOverview'][number]['languages'][number]

/** Each with a pattern of its own, so that it is told apart without its color. */
const looks = {
  fresh: { bg: 'green.solid' },
  drafted: {
    backgroundImage:
      'repeating-linear-gradient(90deg, var(--desk-colors-sea-solid) 0 2px, var(--desk-colors-sea-muted) 2px 5px)',
  },
  outdated: {
    backgroundImage:
      'repeating-linear-gradient(135deg, var(--desk-colors-orange-solid) 0 3px, var(--desk-colors-orange-muted) 3px 5px)',
  },
  missing: { bg: 'bg.muted', boxShadow: 'inset 0 0 0 1px var(--desk-colors-border-emphasized)' },
} as const

const parts = ['fresh', 'drafted', 'outdated', 'missing'] as const

const partNames = {
  fresh: 'says what English says',
  drafted: 'drafted, not read',
  outdated: 'older than English',
  missing: 'missing',
}

const sentence = ({ locale, fresh, drafted, outdated, missing }: Progress) =>
  [
    `${names[locale].name}: ${fresh} of ${fresh + drafted + outdated + missing} up to date`,
    drafted > 0 && `${drafted} drafted and not read`,
    outdated > 0 && `${outdated} older than English`,
    missing > 0 && `${missing} missing`,
  ]
    .filter(Boolean)
    .join(', ')

/** How far each language is: six small bars. */
export const LanguageBars = ({ languages, of }: { languages: Progress[]; of: string }) => (
  <Flex as="ul" listStyleType="none" gap="1.5" aria-label={`Languages of ${of}`}>
    {languages.map((language) => (
      <Box as="li" key={language.locale} flex="1" minWidth="0" title={sentence(language)}>
        <VisuallyHidden>{sentence(language)}</VisuallyHidden>
        <Flex aria-hidden="true" height="1.5" borderRadius="full" overflow="hidden" bg="bg.muted">
          {parts.map(
            // One among many is still to be seen.
            (part) => language[part] > 0 && <Box key={part} flexGrow={language[part]} minWidth="1" {...looks[part]} />,
          )}
        </Flex>
        <Text aria-hidden="true" textStyle="xs" color="fg.muted" mt="0.5">
          {language.locale}
        </Text>
      </Box>
    ))}
  </Flex>
)

/** What the bars' colors say. */
export const LanguageLegend = () => (
  <Flex aria-hidden="true" gap="4" wrap="wrap" textStyle="sm" color="fg.muted">
    {parts.map((part) => (
      <Flex key={part} gap="2" align="center">
        <Box width="6" height="1.5" borderRadius="full" {...looks[part]} />
        {partNames[part]}
      </Flex>
    ))}
  </Flex>
)
