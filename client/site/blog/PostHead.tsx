import { paths } from '#graphql/paths.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { localizedPath } from '#client/paths.ts'
import { JsonLd } from '#client/ui/JsonLd.tsx'
import { Breadcrumbs } from '../Breadcrumbs.tsx'
import { PageHead } from '../layout/PageHead.tsx'
import { useSite } from '../site-context.ts'
import { postJsonLd } from './post-json-ld.ts'
import { FeedLink } from './FeedLink.tsx'
import type { PostHeadFragment } from './PostHead.generated.ts'

interface PostHeadProps {
  post: PostHeadFragment
  hotelName: string
}

/** What search engines and link previews read of an article; it names only the languages it exists in. */
export const PostHead = ({ post, hotelName }: PostHeadProps) => {
  const { t } = useLanguage()
  const { publicUrl } = useSite()
  const translations = post.translations.map(({ locale, slug }) => ({ locale, path: paths.blogPost(slug) }))
  const url = publicUrl + localizedPath(paths.blogPost(post.slug), post.language)
  return (
    <>
      <PageHead
        title={t('blog.headTitle', { title: post.metaTitle || post.title, hotel: hotelName })}
        description={post.metaDescription || post.excerpt}
        picture={post.picture}
        siteName={hotelName}
        type="article"
        translations={translations}
      />
      <meta property="article:published_time" content={post.publishedAt} />
      <meta property="article:modified_time" content={post.updatedAt} />
      <meta property="article:author" content={post.author} />
      {post.tags.map((tag) => (
        <meta key={tag} property="article:tag" content={tag} />
      ))}
      <FeedLink hotelName={hotelName} />
      <JsonLd data={postJsonLd({ post, hotelName, publicUrl, url })} />
      <Breadcrumbs
        hotelName={hotelName}
        way={[
          [t('nav.blog'), paths.blog()],
          [post.title, paths.blogPost(post.slug)],
        ]}
      />
    </>
  )
}
