import { chakra } from '@chakra-ui/react'
import type { MessageKey } from '#client/i18n/catalogues.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { capitalisedWords } from './capitalised-words.ts'

/** Staff may write others. */
const known = new Map<string, MessageKey>([
  ['beach', 'blog.category.beach'],
  ['family-travel', 'blog.category.family-travel'],
  ['fishing', 'blog.category.fishing'],
  ['local-life', 'blog.category.local-life'],
  ['long-stays', 'blog.category.long-stays'],
  ['nature', 'blog.category.nature'],
  ['our-history', 'blog.category.our-history'],
])

/** The category in the guest's language where it is known, else its slug as words. */
export const CategoryBadge = ({ category }: { category: string }) => {
  const { t } = useLanguage()
  const key = known.get(category)
  return (
    <chakra.span
      alignSelf="flex-start"
      display="inline-block"
      textStyle="small"
      fontSize="0.8125rem"
      fontWeight="700"
      color="coralDark"
      background="blushPale"
      borderRadius="round"
      padding="0.25rem 0.75rem"
    >
      {key ? t(key) : capitalisedWords(category)}
    </chakra.span>
  )
}
