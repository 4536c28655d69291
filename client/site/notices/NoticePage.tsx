import { chakra } from '@chakra-ui/react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { Container } from '#client/ui/Container.tsx'
import { PageHead } from '../layout/PageHead.tsx'
import { PageTitle } from '../layout/PageTitle.tsx'
import { useNoticePageQuery, type NoticeId } from './NoticePage.generated.ts'

interface NoticePageProps {
  notice: NoticeId
  title: string
  description: string
  intro: string
}

/** A page of plain statements, one section below the other. */
export const NoticePage = ({ notice: id, title, description, intro }: NoticePageProps) => {
  const { language } = useLanguage()
  const { hotel, notice, preview } = useNoticePageQuery({ locale: language, id })
  return (
    <>
      <PageHead
        title={`${title} | ${hotel.name}`}
        description={description}
        picture={preview[0]}
        siteName={hotel.name}
      />
      <PageTitle eyebrow={hotel.name} title={title} intro={intro} />
      <Container paddingBlock={{ base: '3rem 5rem', md: '4.5rem 7rem' }}>
        {notice.map((section) => (
          <chakra.section
            key={section.id}
            aria-labelledby={section.id}
            display="grid"
            gap={{ base: '0.75rem', md: '2.5rem' }}
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 2fr)' }}
            paddingBlock={{ base: '1.75rem', md: '2.5rem' }}
            borderTop="1px solid {colors.stone}"
            _first={{ borderTop: 'none', paddingTop: '0' }}
          >
            <chakra.h2 id={section.id} textStyle="heading" color="lagoonDeep">
              {section.title}
            </chakra.h2>
            <chakra.div display="grid" gap="1rem" maxWidth="text">
              {section.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </chakra.div>
          </chakra.section>
        ))}
      </Container>
    </>
  )
}
