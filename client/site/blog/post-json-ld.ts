import logo from '#client/ui/favicon.svg'
import { previewUrl } from '#client/ui/Picture.tsx'
import type { PostHeadFragment } from './PostHead.generated.ts'

interface PostJsonLd {
  post: PostHeadFragment
  hotelName: string
  publicUrl: string
  /** Address of the post in its own language. */
  url: string
}

/** BlogPosting for search engines: https://schema.org/BlogPosting. */
export const postJsonLd = ({ post, hotelName, publicUrl, url }: PostJsonLd) => {
  const picture = previewUrl(post.picture)
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.metaDescription || post.excerpt,
    inLanguage: post.language,
    image: picture && publicUrl + picture,
    datePublished: post.publishedAt,
    dateModified: post.updatedAt,
    author: { '@type': 'Organization', name: post.author, url: publicUrl },
    publisher: {
      '@type': 'Organization',
      name: hotelName,
      url: publicUrl,
      logo: { '@type': 'ImageObject', url: publicUrl + logo },
    },
    mainEntityOfPage: { '@type': 'WebPage', '@id': url },
    keywords: post.tags.join(', '),
  }
}
