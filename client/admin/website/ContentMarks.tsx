import { Badge, Flex } from '@chakra-ui/react'
import type { Locale } from '#graphql/locales.ts'
import { languages } from '../inquiries/labels.ts'
import { formatInstant } from '../ui/time.ts'
import type { ContentRowFragment } from './ContentRow.generated.ts'
import { isIncomplete } from './freshness.ts'
import { states } from './labels.ts'

type Words = ContentRowFragment['words'][number]

const named = (words: Words[]) => words.map(({ locale }) => languages[locale as Locale].name).join(', ')

/** What is to be said of the languages: nothing of those that are as they should be. */
const languageMarks = (words: Words[]): string[] => {
  const incomplete = words.filter(isIncomplete)
  const missing = words.filter((one) => one.freshness === 'MISSING' && !incomplete.includes(one))
  const outdated = words.filter(({ freshness }) => freshness === 'OUTDATED')
  const unsure = words.filter(({ isUnsure }) => isUnsure)
  const drafted = words.filter(({ isDrafted }) => isDrafted)
  const areAll = (some: Words[]) => some.length > 0 && some.length === words.length - 1
  return [
    areAll(missing) ? 'English only' : missing.length > 0 && `Untranslated: ${named(missing)}`,
    incomplete.length > 0 && `Incomplete: ${named(incomplete)}`,
    areAll(outdated)
      ? 'All others older than English'
      : outdated.length > 0 && `Older than English: ${named(outdated)}`,
    unsure.length > 0 && `Not sure: ${named(unsure)}`,
    drafted.length > 0 && `Drafted, not read: ${named(drafted)}`,
  ].filter((mark) => mark !== false)
}

/** How a record stands, in a row of badges: whether guests read it, and what there is to do about it. */
export const ContentMarks = ({ entry }: { entry: ContentRowFragment }) => (
  <Flex gap="1.5" wrap="wrap" align="flex-start" justify={{ md: 'flex-end' }} maxWidth={{ md: '60%' }} flexShrink="0">
    <Badge colorPalette={states[entry.state].palette}>{states[entry.state].label}</Badge>
    {entry.publishAt && <Badge colorPalette="sea">Appears {formatInstant(entry.publishAt)}</Badge>}
    {entry.isSample && (
      <Badge variant="outline" color="fg.muted">
        Sample
      </Badge>
    )}
    {languageMarks(entry.words).map((mark) => (
      <Badge key={mark} colorPalette="coral" whiteSpace="normal">
        {mark}
      </Badge>
    ))}
    {entry.isUnverified && (
      <Badge colorPalette="coral">{entry.verifiedOn ? 'Not checked for a year' : 'Never checked'}</Badge>
    )}
  </Flex>
)
