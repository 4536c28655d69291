import { chakra } from '@chakra-ui/react'
import { paths } from '#graphql/paths.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { ButtonLink } from '#client/ui/Button.tsx'
import { Container } from '#client/ui/Container.tsx'
import { SiteLink } from '../layout/SiteLink.tsx'

interface MissingPostProps {
  hotelName: string
  title: string
  text?: string
}

export const MissingPost = ({ hotelName, title, text }: MissingPostProps) => {
  const { t } = useLanguage()
  return (
    <>
      <title>{`${title} | ${hotelName}`}</title>
      <meta name="robots" content="noindex" />
      <Container textAlign="center" paddingBlock={{ base: '5rem 7rem', md: '8rem 10rem' }}>
        <chakra.h1 textStyle="poster" color="lagoonDeep">
          {title}
        </chakra.h1>
        {text && (
          <chakra.p textStyle="lead" color="inkSoft" marginTop="1rem">
            {text}
          </chakra.p>
        )}
        <ButtonLink asChild marginTop="2rem">
          <SiteLink to={paths.blog()}>{t('blog.post.back')}</SiteLink>
        </ButtonLink>
      </Container>
    </>
  )
}
