import { chakra } from '@chakra-ui/react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { PostDate } from './PostDate.tsx'
import type { PostHeaderFragment } from './PostHeader.generated.ts'
import { useCountedViews } from './useCountedViews.ts'

/** Who, when, how long, how often: one line under the title. */
export const PostFacts = ({ post, isCounted }: { post: PostHeaderFragment; isCounted: boolean }) => {
  const { language, t } = useLanguage()
  const counted = useCountedViews(isCounted ? post.slug : null, post.views)
  // Who reads it is its first reader at least, counted yet or not.
  const views = isCounted ? Math.max(counted, 1) : counted
  return (
    <chakra.ul
      lang={language}
      listStyle="none"
      display="flex"
      flexWrap="wrap"
      gap="0.25rem 1.5rem"
      marginTop="1.25rem"
      textStyle="small"
      color="inkSoft"
    >
      <chakra.li fontWeight="600" color="ink">
        {t('blog.post.author', { author: post.author })}
      </chakra.li>
      <li>
        <PostDate iso={post.publishedAt} month="long" />
      </li>
      <li>{t('blog.post.reading', { minutes: post.readingMinutes })}</li>
      <li>{t('blog.views', { count: views })}</li>
    </chakra.ul>
  )
}
