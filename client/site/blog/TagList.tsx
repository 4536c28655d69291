import { chakra } from '@chakra-ui/react'
import { useLanguage } from '#client/i18n/useLanguage.ts'

export const TagList = ({ tags }: { tags: string[] }) => {
  const { t } = useLanguage()
  if (tags.length === 0) return null
  return (
    <chakra.ul aria-label={t('blog.tags')} listStyle="none" display="flex" flexWrap="wrap" gap="0.375rem">
      {tags.map((tag) => (
        <chakra.li
          key={tag}
          textStyle="small"
          fontSize="0.8125rem"
          color="lagoonDeep"
          background="lagoonMist"
          borderRadius="small"
          padding="0.1875rem 0.5625rem"
        >
          {tag}
        </chakra.li>
      ))}
    </chakra.ul>
  )
}
