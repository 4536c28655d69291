import { useParams } from 'react-router-dom'
import { chakra } from '@chakra-ui/react'
import { paths } from '#graphql/paths.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { withPrefix } from '#client/paths.ts'
import { ErrorBoundary } from '#client/ui/ErrorBoundary.tsx'
import { useSite } from '../site-context.ts'
import { useBlogPostPageQuery } from './BlogPostPage.generated.ts'
import { MissingPost } from './MissingPost.tsx'
import { PostBody } from './PostBody.tsx'
import { PostEnding } from './PostEnding.tsx'
import { PostHead } from './PostHead.tsx'
import { PostHeader } from './PostHeader.tsx'
import { UnreadPost } from './UnreadPost.tsx'
import { Texts } from '../texts/Texts.tsx'

const BlogPost = ({ slug }: { slug: string }) => {
  const { language, t } = useLanguage()
  const { onStatus, prefix } = useSite()
  const { hotel, texts, blogPost: post } = useBlogPostPageQuery({ locale: language, slug })

  if (!post) {
    onStatus?.(404)
    const text = texts.find(({ id }) => id === 'blog-missing-text')?.text
    return <MissingPost hotelName={hotel.name} title={t('blog.post.missing')} text={text} />
  }
  // An address that the article had once, or has in another language.
  if (post.slug !== slug) onStatus?.(301, withPrefix(paths.blogPost(post.slug), prefix))
  return (
    <Texts texts={texts}>
      <PostHead post={post} hotelName={hotel.name} />
      <chakra.article lang={post.language === language ? undefined : post.language}>
        <PostHeader post={post} />
        <PostBody post={post} />
      </chakra.article>
      <PostEnding />
    </Texts>
  )
}

/** On the server a failure goes past the boundary and becomes the answer's status. */
const BlogPostPage = () => {
  const { language } = useLanguage()
  const { slug = '' } = useParams()
  return (
    <ErrorBoundary resetKey={`${language}/${slug}`} fallback={() => <UnreadPost />}>
      <BlogPost slug={slug} />
    </ErrorBoundary>
  )
}

export default BlogPostPage
