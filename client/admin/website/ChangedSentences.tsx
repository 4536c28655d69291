import { Box, Heading, Stack, Text } from '@chakra-ui/react'
import { locales } from '#graphql/locales.ts'
import { languages } from '../inquiries/labels.ts'
import type { SentencesThatChangeQuery } from './ChangedSentences.generated.ts'
import { Difference } from './Difference.tsx'
import { kindLabels } from './kind-labels.ts'
import { kindOf } from './kinds.ts'

type Sentence = SentencesThatChangeQuery['sentencesThatChange'][number]

/** As many as the server tells. */
const mostSentences = 200

/** The sentences of every record that name a changed fact, language by language. */
export const ChangedSentences = ({ sentences }: { sentences: readonly Sentence[] }) => {
  if (sentences.length === 0)
    return <Text color="fg.muted">No sentence names what you have changed. Pages show it where it stands alone.</Text>
  const shown = locales.filter((locale) => sentences.some((sentence) => sentence.locale === locale))
  return (
    <Stack gap="6">
      {sentences.length >= mostSentences && <Text color="fg.muted">The first {mostSentences} are shown.</Text>}
      {shown.map((locale) => {
        const own = sentences.filter((sentence) => sentence.locale === locale)
        return (
          <Box key={locale} as="section" aria-label={languages[locale].name}>
            <Heading as="h3" textStyle="cardTitle" mb="2">
              {languages[locale].name} · {own.length}
            </Heading>
            <Stack as="ul" gap="3" listStyleType="none">
              {own.map(({ kind, title, before, after }, place) => (
                <li key={place}>
                  <Text textStyle="xs" color="fg.muted">
                    {kindLabels[kindOf(kind)].one}: {title}
                  </Text>
                  <Text lang={locale}>
                    <Difference before={before} after={after} />
                  </Text>
                </li>
              ))}
            </Stack>
          </Box>
        )
      })}
    </Stack>
  )
}
