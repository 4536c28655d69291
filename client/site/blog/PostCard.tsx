import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { paths } from '#graphql/paths.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { Picture } from '#client/ui/Picture.tsx'
import { SiteLink } from '../layout/SiteLink.tsx'
import { CategoryBadge } from './CategoryBadge.tsx'
import type { PostCardFragment } from './PostCard.generated.ts'
import { PostDate } from './PostDate.tsx'
import { TagList } from './TagList.tsx'

const mostTags = 3

const CoverLink = chakra(SiteLink, {
  base: {
    color: 'lagoonDeep',
    textDecoration: 'none',
    transition: 'color 140ms',
    _hover: { color: 'coralDeep' },
    // The whole card leads to the post, and a reader of the page hears one link.
    _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'large' },
    _focusVisible: { outline: 'none', _after: { outline: '3px solid {colors.lagoon}', outlineOffset: '3px' } },
  },
})

interface PostCardProps {
  post: PostCardFragment
  /** The newest post takes two columns where there are three. */
  isFirst?: boolean
}

export const PostCard = ({ post, isFirst }: PostCardProps) => {
  const { language, t } = useLanguage()
  const title = useId()
  return (
    <chakra.li display="flex" gridColumn={isFirst ? { md: 'span 2' } : undefined}>
      <chakra.article
        aria-labelledby={title}
        lang={post.language === language ? undefined : post.language}
        position="relative"
        display="flex"
        flexDirection="column"
        width="100%"
        background="foam"
        borderRadius="large"
        boxShadow="card"
        overflow="clip"
        transition="transform 280ms {easings.tide}, box-shadow 280ms"
        _hover={{ transform: 'translateY(-3px)', boxShadow: 'high' }}
      >
        <Picture
          of={post.picture}
          priority={isFirst}
          shape="card"
          sizes={
            isFirst ? '(min-width: 64rem) 50rem, 100vw' : '(min-width: 64rem) 25rem, (min-width: 48rem) 50vw, 100vw'
          }
          width="100%"
          aspectRatio={isFirst ? { base: '3 / 2', md: '16 / 8' } : '3 / 2'}
          flexShrink="0"
        />
        <chakra.div
          flex="1"
          display="flex"
          flexDirection="column"
          padding={{ base: '1.5rem', md: isFirst ? '2rem 2.25rem' : '1.75rem' }}
        >
          <CategoryBadge category={post.category} />
          <chakra.h2
            id={title}
            textStyle="heading"
            fontSize={isFirst ? 'clamp(1.5rem, 1.2rem + 1.3vw, 2.125rem)' : undefined}
            marginTop="0.875rem"
          >
            <CoverLink to={paths.blogPost(post.slug)}>{post.title}</CoverLink>
          </chakra.h2>
          <chakra.p color="inkSoft" marginBlock="0.75rem 1.25rem">
            {post.excerpt}
          </chakra.p>
          <chakra.div marginTop="auto" display="grid" gap="0.875rem">
            <TagList tags={post.tags.slice(0, mostTags)} />
            <chakra.p
              textStyle="small"
              color="inkSoft"
              display="flex"
              justifyContent="space-between"
              gap="1rem"
              paddingTop="0.875rem"
              borderTop="1px solid {colors.stone}"
            >
              <PostDate iso={post.publishedAt} month="short" />
              <span>{t('blog.views', { count: post.views })}</span>
            </chakra.p>
          </chakra.div>
        </chakra.div>
      </chakra.article>
    </chakra.li>
  )
}
