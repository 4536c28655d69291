import { chakra } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { ButtonLink } from '#client/ui/Button.tsx'
import { Container } from '#client/ui/Container.tsx'
import { onDark } from '#client/ui/focus-ring.ts'
import { Icon } from '#client/ui/Icon.tsx'
import { NewTabNote } from '../layout/NewTabNote.tsx'
import type { RecognitionFragment } from './Recognition.generated.ts'
import { RecognitionScores } from './RecognitionScores.tsx'
import { SectionHeading } from '../layout/SectionHeading.tsx'
import { HotelText } from '../texts/HotelText.tsx'

const Figure = chakra('p', { base: { fontFamily: 'display', color: 'foam', lineHeight: '1', whiteSpace: 'nowrap' } })

/** How travelers rate the inn, with the day on which it was read and the page where it stands. */
export const Recognition = ({ recognition }: { recognition: RecognitionFragment }) => {
  const { t } = useLanguage()
  const intl = useIntl()
  const { rating, reviewCount, rank, rankOf, award, asOf, sourceUrl, scores } = recognition
  const oneDecimal = (value: number) => intl.formatNumber(value, { minimumFractionDigits: 1 })
  // A day without a clock: read and written in UTC, it cannot shift.
  const readOn = asOf && intl.formatDate(asOf, { dateStyle: 'long', timeZone: 'UTC' })

  return (
    <chakra.section
      aria-labelledby="recognition-title"
      background="lagoonDeep"
      color="shell"
      css={onDark}
      paddingBlock={{ base: '1.5rem', md: '6rem' }}
    >
      <Container>
        <SectionHeading ground="dark" id="recognition-title" place="home-recognition" />
        <chakra.div
          display={{ base: 'flex', md: 'grid' }}
          flexWrap="wrap"
          gap={{ base: '1.25rem 1.5rem', md: '3rem 4rem' }}
          gridTemplateColumns={{ md: 'auto minmax(0, 1fr)', lg: 'auto auto 1fr' }}
          alignItems={{ base: 'start', md: 'end' }}
          marginTop={{ base: '1.25rem', md: '3rem' }}
        >
          <chakra.div flex="1 1 7rem">
            <Figure fontSize="clamp(3.25rem, 1.5rem + 7.5vw, 7rem)">{oneDecimal(rating)}</Figure>
            <chakra.p marginTop="0.75rem">
              {t('home.recognition.outOf')}, {t('home.recognition.reviews', { count: intl.formatNumber(reviewCount) })}
            </chakra.p>
          </chakra.div>
          <chakra.div flex="1 1 7rem">
            <Figure
              fontSize="clamp(1.5rem, 0.9rem + 2.6vw, 2.75rem)"
              lineHeight="1.15"
              paddingTop={{ base: '0.875rem', md: '0' }}
            >
              {t('home.recognition.rank', { rank, total: rankOf })}
            </Figure>
            <HotelText place="home-recognition-rank" marginTop="0.25rem" />
            <chakra.p
              display="inline-flex"
              alignItems="center"
              gap="0.5rem"
              marginTop={{ base: '0.5rem', md: '1rem' }}
              color="lamp"
              fontWeight="650"
            >
              <Icon name="check" strokeWidth="2.4" />
              {award}
            </chakra.p>
          </chakra.div>
          <RecognitionScores scores={scores.map(({ label, value }) => ({ label, value, text: oneDecimal(value) }))} />
        </chakra.div>
        <chakra.div
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          justifyContent="space-between"
          gap="1rem 2rem"
          marginTop={{ base: '1.25rem', md: '2.5rem' }}
          paddingTop={{ base: '1rem', md: '1.5rem' }}
          borderTop="1px solid rgba(168, 218, 208, 0.25)"
        >
          {readOn && <chakra.p textStyle="small">{t('home.recognition.asOf', { date: readOn })}</chakra.p>}
          <ButtonLink look="ghost" size="small" href={sourceUrl} target="_blank" rel="noopener">
            {t('home.recognition.source')}
            <Icon name="outside" />
            <NewTabNote />
          </ButtonLink>
        </chakra.div>
      </Container>
    </chakra.section>
  )
}
