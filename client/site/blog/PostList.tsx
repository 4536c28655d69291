import { chakra } from '@chakra-ui/react'
import { useState, useTransition } from 'react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { Button } from '#client/ui/Button.tsx'
import { useBlogPostsQuery } from './BlogPosts.generated.ts'
import { PostCard } from './PostCard.tsx'
import { PostGrid } from './PostGrid.tsx'

const pageSize = 12

/** Published posts, the newest first and largest. */
export const PostList = () => {
  const { language, t } = useLanguage()
  const [first, setFirst] = useState(pageSize)
  const [isLoading, startLoading] = useTransition()
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
      {blogPosts.pageInfo.hasNextPage && (
        <chakra.div textAlign="center" marginTop="3rem">
          <Button
            type="button"
            look="outline"
            disabled={isLoading}
            onClick={() => startLoading(() => setFirst(first + pageSize))}
          >
            {t('blog.more')}
          </Button>
        </chakra.div>
      )}
    </>
  )
}
