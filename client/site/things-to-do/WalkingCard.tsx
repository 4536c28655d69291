import { useLanguage } from '#client/i18n/useLanguage.ts'
import { Checked } from './Checked.tsx'
import { OutingCard, type OutingCardProps } from './OutingCard.tsx'
import { OutingLinks } from './OutingLinks.tsx'
import { OutingText } from './OutingText.tsx'
import { PracticalFacts } from './PracticalFacts.tsx'
import type { WalkingCardFragment } from './WalkingCard.generated.ts'
import { useForeign } from '../texts/useForeign.ts'

interface WalkingCardProps extends Pick<OutingCardProps, 'wide'> {
  place: WalkingCardFragment
}

export const WalkingCard = ({ place, wide }: WalkingCardProps) => {
  const { t } = useLanguage()
  const lang = useForeign()(place.language)
  return (
    <OutingCard id={place.id} lang={lang} name={place.name} kicker={place.type} pictures={place.pictures} wide={wide}>
      <PracticalFacts distance={place.distance} />
      <OutingText
        lang={lang}
        description={place.description}
        listTitle={t('thingsToDo.features')}
        list={place.features}
        directions={place.directions}
      />
      <OutingLinks name={place.name} website={place.website} directionsUrl={place.directionsUrl} />
      <Checked verifiedOn={place.verifiedOn} />
    </OutingCard>
  )
}
