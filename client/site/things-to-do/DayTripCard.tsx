import { useLanguage } from '#client/i18n/useLanguage.ts'
import { Checked } from './Checked.tsx'
import type { DayTripCardFragment } from './DayTripCard.generated.ts'
import { OutingCard } from './OutingCard.tsx'
import { OutingLinks } from './OutingLinks.tsx'
import { OutingText } from './OutingText.tsx'
import { PracticalFacts } from './PracticalFacts.tsx'

export const DayTripCard = ({ town }: { town: DayTripCardFragment }) => {
  const { t } = useLanguage()
  return (
    <OutingCard id={town.id} name={town.name} pictures={town.pictures}>
      <PracticalFacts distance={town.distance} />
      <OutingText description={town.description} listTitle={t('thingsToDo.attractions')} list={town.attractions} />
      <OutingLinks name={town.name} directionsUrl={town.directionsUrl} />
      <Checked verifiedOn={town.verifiedOn} />
    </OutingCard>
  )
}
