import { chakra } from '@chakra-ui/react'
import { useParams } from 'react-router-dom'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { useSite } from '../site-context.ts'
import { useBlogPreviewPageQuery } from './BlogPreviewPage.generated.ts'
import { MissingPost } from './MissingPost.tsx'
import { PostBody } from './PostBody.tsx'
import { PostHeader } from './PostHeader.tsx'

/** An article before it is published, for those who were given the link. */
const BlogPreviewPage = () => {
  const { language, t } = useLanguage()
  const { token = '' } = useParams()
  const { onStatus } = useSite()
  const { hotel, blogPreview: post } = useBlogPreviewPageQuery({ locale: language, token })

  if (!post) {
    onStatus?.(404)
    return <MissingPost hotelName={hotel.name} title={t('blog.preview.ended')} text={t('blog.preview.endedText')} />
  }
  return (
    <>
      <title>{`${post.title} | ${hotel.name}`}</title>
      <meta name="robots" content="noindex,nofollow" />
      <chakra.p
        role="note"
        textAlign="center"
        textStyle="small"
        fontWeight="600"
        color="ink"
        background="blushPale"
        padding="0.75rem 1.25rem"
      >
        {t('blog.preview.notice')}
      </chakra.p>
      <chakra.article lang={post.language === language ? undefined : post.language}>
        <PostHeader post={post} isPreview />
        <PostBody isPreview post={post} />
      </chakra.article>
    </>
  )
}

export default BlogPreviewPage
