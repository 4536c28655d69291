import { chakra } from '@chakra-ui/react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { Container } from '#client/ui/Container.tsx'
import { PageTitle } from '../layout/PageTitle.tsx'
import { useNoticePageQuery, type NoticeId } from './NoticePage.generated.ts'
import { TextHead } from '../texts/TextHead.tsx'
import { Texts } from '../texts/Texts.tsx'
import { useForeign } from '../texts/useForeign.ts'
import { PhoneText } from '../texts/PhoneText.tsx'

interface NoticePageProps {
  notice: NoticeId
  /** What the names of its texts begin with. */
  place: 'privacy' | 'accessibility'
}

/** A page of plain statements, one section below the other. */
export const NoticePage = ({ notice: id, place }: NoticePageProps) => {
  const { language, t } = useLanguage()
  const foreign = useForeign()
  const { hotel, notice, preview, texts } = useNoticePageQuery({ locale: language, id })
  const title = t(`${place}.title`)
  return (
    <Texts texts={texts}>
      <TextHead place={place} title={title} picture={preview[0]} siteName={hotel.name} />
      <PageTitle eyebrow={hotel.name} place={place} title={title} />
      <Container paddingBlock={{ base: '3rem 5rem', md: '4.5rem 7rem' }}>
        {notice.map((section) => (
          <chakra.section
            key={section.id}
            lang={foreign(section.language)}
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
                <p key={paragraph}>
                  <PhoneText>{paragraph}</PhoneText>
                </p>
              ))}
            </chakra.div>
          </chakra.section>
        ))}
      </Container>
    </Texts>
  )
}
