import { chakra } from '@chakra-ui/react'
import { paths } from '#graphql/paths.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { Container } from '#client/ui/Container.tsx'
import { TextLink } from '#client/ui/TextLink.tsx'
import { SiteLink } from '../layout/SiteLink.tsx'
import { AskLink } from './AskLink.tsx'
import type { RoomMeasuresFragment } from './RoomMeasures.generated.ts'

/** Beds, doors and steps as they were measured; what nobody has measured is said in one sentence. */
export const RoomMeasures = ({ room }: { room: RoomMeasuresFragment }) => {
  const { t } = useLanguage()
  const measured = room.accessFacts.filter(({ isMeasured }) => isMeasured)
  const missing = room.accessFacts.filter(({ isMeasured }) => !isMeasured).map(({ name }) => name)
  return (
    <chakra.section aria-labelledby="measures-title" background="lagoonMist">
      <Container
        display="grid"
        gap={{ base: '1.5rem', lg: '5rem' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1.35fr)' }}
        paddingBlock={{ base: '3.5rem', md: '5.5rem' }}
      >
        <div>
          <chakra.h2 id="measures-title" textStyle="title" color="lagoonDeep">
            {t('room.measures.title')}
          </chakra.h2>
          <chakra.p color="inkSoft" marginTop="0.875rem" maxWidth="text">
            {t('room.measures.intro')}
          </chakra.p>
          <AskLink room={room} />
          <chakra.p marginTop="0.5rem" textStyle="small">
            <TextLink asChild>
              <SiteLink to={paths.accessibility()}>{t('accessibility.title')}</SiteLink>
            </TextLink>
          </chakra.p>
        </div>
        <div>
          {measured.length > 0 && (
            <chakra.dl
              background="foam"
              borderRadius="large"
              boxShadow="card"
              padding={{ base: '0.75rem 1.25rem', md: '1.25rem 2rem' }}
            >
              {measured.map(({ name, value }) => (
                <chakra.div
                  key={name}
                  display="flex"
                  justifyContent="space-between"
                  alignItems="baseline"
                  gap="1.25rem"
                  paddingBlock="0.75rem"
                  css={{ '& + &': { borderTop: '1px solid {colors.stone}' } }}
                >
                  <dt>{name}</dt>
                  <chakra.dd textAlign="end" flexShrink="0" fontWeight="650" color="lagoonDeep">
                    {value}
                  </chakra.dd>
                </chakra.div>
              ))}
            </chakra.dl>
          )}
          {missing.length > 0 && (
            <chakra.p color="inkSoft" css={{ 'dl + &': { marginTop: '1.25rem' } }}>
              {t('room.measures.missing', { names: missing.join(' · ') })}
            </chakra.p>
          )}
          {room.accessibilityNotes && (
            <chakra.p marginTop="1.25rem" whiteSpace="pre-line">
              {room.accessibilityNotes}
            </chakra.p>
          )}
        </div>
      </Container>
    </chakra.section>
  )
}
