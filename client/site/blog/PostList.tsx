import { chakra } from '@chakra-ui/react'
import { useLocation } from 'react-router-dom'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { useBlogPostsQuery } from './BlogPosts.generated.ts'
import { MorePosts } from './MorePosts.tsx'
import { PostCard } from './PostCard.tsx'
import { PostGrid } from './PostGrid.tsx'
import { moreThan, readShown } from './shown-posts.ts'

/** Published posts, the newest first and largest. */
export const PostList = () => {
  const { language, t } = useLanguage()
  const first = readShown(useLocation().search)
  const more = moreThan(first)
  const { blogPosts } = useBlogPostsQuery({ locale: language, first })

  if (blogPosts.nodes.length === 0)
    return (
      <chakra.p
        textStyle="lead"
        textAlign="center"
        padding={{ base: '3rem 1.5rem', md: '5rem' }}
        background="foam"
        borderRadius="large"
        boxShadow="card"
      >
        {t('blog.empty')}
      </chakra.p>
    )
  return (
    <>
      <PostGrid>
        {blogPosts.nodes.map((post, index) => (
          <PostCard key={post.id} post={post} isFirst={index === 0} />
        ))}
      </PostGrid>
      {blogPosts.pageInfo.hasNextPage && more !== null && <MorePosts first={more} />}
    </>
  )
}
