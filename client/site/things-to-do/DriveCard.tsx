import { chakra } from '@chakra-ui/react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { Icon } from '#client/ui/Icon.tsx'
import { Checked } from './Checked.tsx'
import type { DriveCardFragment } from './DriveCard.generated.ts'
import { OutingCard } from './OutingCard.tsx'
import { OutingLinks } from './OutingLinks.tsx'
import { OutingText } from './OutingText.tsx'
import { PracticalFacts } from './PracticalFacts.tsx'
import { useForeign } from '../texts/useForeign.ts'

const AdmissionBadge = ({ children }: { children: string }) => (
  <chakra.p
    position="absolute"
    top="0.75rem"
    left="0.75rem"
    display="inline-flex"
    alignItems="center"
    gap="0.5rem"
    paddingInline="0.875rem"
    minHeight="2.25rem"
    borderRadius="round"
    background="lamp"
    color="ink"
    textStyle="label"
    boxShadow="low"
    pointerEvents="none"
  >
    <Icon name="ticket" />
    {children}
  </chakra.p>
)

export const DriveCard = ({ place }: { place: DriveCardFragment }) => {
  const { t } = useLanguage()
  const lang = useForeign()(place.language)
  return (
    <OutingCard
      id={place.id}
      lang={lang}
      name={place.name}
      pictures={place.pictures}
      badge={<AdmissionBadge>{place.admissionBadge}</AdmissionBadge>}
    >
      <PracticalFacts {...place} lang={lang} />
      <OutingText
        lang={lang}
        description={place.description}
        listTitle={t('thingsToDo.highlights')}
        list={place.highlights}
        directions={place.directions}
      />
      <OutingLinks name={place.name} website={place.website} directionsUrl={place.directionsUrl} />
      <Checked verifiedOn={place.verifiedOn} />
    </OutingCard>
  )
}
