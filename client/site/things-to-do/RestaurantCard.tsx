import { useLanguage } from '#client/i18n/useLanguage.ts'
import { Checked } from './Checked.tsx'
import { OutingCard, type OutingCardProps } from './OutingCard.tsx'
import { OutingLinks } from './OutingLinks.tsx'
import { OutingText } from './OutingText.tsx'
import { PracticalFacts } from './PracticalFacts.tsx'
import type { RestaurantCardFragment } from './RestaurantCard.generated.ts'
import { useForeign } from '../texts/useForeign.ts'

interface RestaurantCardProps extends Pick<OutingCardProps, 'wide'> {
  place: RestaurantCardFragment
}

export const RestaurantCard = ({ place, wide }: RestaurantCardProps) => {
  const { t } = useLanguage()
  const lang = useForeign()(place.language)
  return (
    <OutingCard
      id={place.id}
      lang={lang}
      name={place.name}
      kicker={place.cuisine}
      pictures={place.pictures}
      wide={wide}
    >
      <PracticalFacts {...place} lang={lang} />
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
