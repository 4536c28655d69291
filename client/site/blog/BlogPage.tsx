import { Suspense } from 'react'
import { paths } from '#graphql/paths.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { Container } from '#client/ui/Container.tsx'
import { ErrorBoundary } from '#client/ui/ErrorBoundary.tsx'
import { Breadcrumbs } from '../Breadcrumbs.tsx'
import { PageTitle } from '../layout/PageTitle.tsx'
import { useBlogPageQuery } from './BlogPage.generated.ts'
import { FeedLink } from './FeedLink.tsx'
import { PostList } from './PostList.tsx'
import { PostsProblem } from './PostsProblem.tsx'
import { PostSkeletons } from './PostSkeletons.tsx'
import { TextHead } from '../texts/TextHead.tsx'
import { Texts } from '../texts/Texts.tsx'

const BlogPage = () => {
  const { language, t } = useLanguage()
  const { hotel, preview, texts } = useBlogPageQuery({ locale: language })
  return (
    <Texts texts={texts}>
      <TextHead place="blog" picture={preview[0]} siteName={hotel.name} />
      <FeedLink hotelName={hotel.name} />
      <Breadcrumbs hotelName={hotel.name} way={[[t('nav.blog'), paths.blog()]]} />
      <PageTitle eyebrow={hotel.name} place="blog" />
      <Container
        position="relative"
        marginTop={{ base: '-3.5rem', md: '-5rem' }}
        paddingBottom={{ base: '5rem', md: '8rem' }}
      >
        <ErrorBoundary resetKey={paths.blog() + language} fallback={(retry) => <PostsProblem onRetry={retry} />}>
          <Suspense fallback={<PostSkeletons />}>
            <PostList />
          </Suspense>
        </ErrorBoundary>
      </Container>
    </Texts>
  )
}

export default BlogPage
