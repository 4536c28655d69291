import { chakra } from '@chakra-ui/react'
import { paths } from '#graphql/paths.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { Container } from '#client/ui/Container.tsx'
import { Icon } from '#client/ui/Icon.tsx'
import { Picture } from '#client/ui/Picture.tsx'
import { TextLink } from '#client/ui/TextLink.tsx'
import { SiteLink } from '../layout/SiteLink.tsx'
import { CategoryBadge } from './CategoryBadge.tsx'
import type { PostHeaderFragment } from './PostHeader.generated.ts'
import { PostFacts } from './PostFacts.tsx'

interface PostHeaderProps {
  post: PostHeaderFragment
  /** Shown before it is published, perhaps unfinished; nobody is counted. */
  isPreview?: boolean
}

/** Title and picture of an article; the picture hangs half out of the header. */
export const PostHeader = ({ post, isPreview }: PostHeaderProps) => {
  const { language, t } = useLanguage()
  return (
    <chakra.header
      background="linear-gradient({colors.shell} calc(100% - clamp(6rem, 20vw, 16rem)), transparent 0)"
      paddingTop={{ base: '1.5rem', md: '2.5rem', xl: '5rem' }}
    >
      <Container maxWidth="60rem">
        <chakra.p lang={language}>
          <TextLink asChild>
            <SiteLink to={paths.blog()}>
              <Icon
                name="arrow"
                display="inline"
                transform="rotate(180deg)"
                verticalAlign="-0.25em"
                marginRight="0.375rem"
              />
              {t('blog.post.back')}
            </SiteLink>
          </TextLink>
        </chakra.p>
        <chakra.div
          marginTop={{ base: '1.75rem', md: '2.75rem' }}
          lang={language}
          css={{ '& > span': { background: 'foam' } }}
        >
          {post.category && <CategoryBadge category={post.category} />}
        </chakra.div>
        <chakra.h1 textStyle="poster" color="lagoonDeep" marginTop="1rem">
          {post.title}
        </chakra.h1>
        <chakra.p textStyle="lead" color="inkSoft" marginTop="1.25rem" maxWidth="44rem">
          {post.excerpt}
        </chakra.p>
        <PostFacts post={post} isCounted={!isPreview} />
        {post.language !== language && (
          <chakra.p lang={language} textStyle="small" color="inkSoft" fontStyle="italic" marginTop="0.5rem">
            {t('blog.post.untranslated')}
          </chakra.p>
        )}
        {post.picture.file && (
          <Picture
            of={post.picture}
            priority
            shape="card"
            sizes="(min-width: 64rem) 56rem, 100vw"
            width="100%"
            aspectRatio={{ base: '3 / 2', md: '16 / 9' }}
            marginTop={{ base: '2rem', md: '3rem' }}
            borderRadius="large"
            boxShadow="card"
          />
        )}
      </Container>
    </chakra.header>
  )
}
