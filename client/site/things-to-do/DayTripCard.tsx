import { useLanguage } from '#client/i18n/useLanguage.ts'
import { Checked } from './Checked.tsx'
import type { DayTripCardFragment } from './DayTripCard.generated.ts'
import { OutingCard } from './OutingCard.tsx'
import { OutingLinks } from './OutingLinks.tsx'
import { OutingText } from './OutingText.tsx'
import { PracticalFacts } from './PracticalFacts.tsx'
import { useForeign } from '../texts/useForeign.ts'

export const DayTripCard = ({ town }: { town: DayTripCardFragment }) => {
  const { t } = useLanguage()
  const lang = useForeign()(town.language)
  return (
    <OutingCard id={town.id} lang={lang} name={town.name} pictures={town.pictures}>
      <PracticalFacts distance={town.distance} />
      <OutingText
        lang={lang}
        description={town.description}
        listTitle={t('thingsToDo.attractions')}
        list={town.attractions}
      />
      <OutingLinks name={town.name} directionsUrl={town.directionsUrl} />
      <Checked verifiedOn={town.verifiedOn} />
    </OutingCard>
  )
}
