import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { paths } from '#client/paths.ts'
import { ButtonLink, Button } from '#client/ui/Button.tsx'
import { Icon } from '#client/ui/Icon.tsx'
import { NewTabNote } from '../layout/NewTabNote.tsx'
import { SiteLink } from '../layout/SiteLink.tsx'
import type { Category } from './categories.ts'
import { CategoryMark } from './CategoryMark.tsx'
import { HotelText } from '../texts/HotelText.tsx'
import { useText } from '../texts/useText.ts'

interface CardProps {
  category: Category
  /** What the names of its texts begin with. */
  place: string
  children: ReactNode
}

const Card = ({ category, place, children }: CardProps) => {
  const text = useText()
  if (!text(`${place}-title`)) return null
  return (
    <chakra.article
      display="flex"
      flexDirection="column"
      alignItems="flex-start"
      padding={{ base: '1.75rem 1.5rem', md: '2rem' }}
      background="foam"
      borderRadius="large"
      boxShadow="low"
    >
      <CategoryMark category={category} width="2.75rem" height="2.75rem" />
      <HotelText as="h3" place={`${place}-title`} textStyle="heading" marginTop="1rem" />
      <HotelText place={`${place}-text`} color="inkSoft" marginBlock="0.5rem 1.5rem" textWrap="pretty" />
      <chakra.div marginTop="auto">{children}</chakra.div>
    </chakra.article>
  )
}

interface MapCardsProps {
  /** To the nearest beach, where there is one. */
  beachRoute?: string
  /** Shows the restaurants, where there are some. */
  onDining?: () => void
}

export const MapCards = ({ beachRoute, onDining }: MapCardsProps) => {
  const { t } = useLanguage()
  const text = useText()
  return (
    <chakra.div
      display="grid"
      gap={{ base: '1.25rem', md: '1.75rem' }}
      gridTemplateColumns={{ base: '1fr', lg: 'repeat(3, minmax(0, 1fr))' }}
      marginTop={{ base: '2rem', md: '2.5rem' }}
    >
      {beachRoute && (
        <Card category="BEACH" place="home-map-beach">
          {text('home-map-beach-link') && (
            <ButtonLink look="outline" size="small" href={beachRoute} target="_blank" rel="noopener">
              <HotelText as="span" place="home-map-beach-link" />
              <Icon name="outside" />
              <NewTabNote />
            </ButtonLink>
          )}
        </Card>
      )}
      {onDining && (
        <Card category="RESTAURANT" place="home-map-dining">
          <Button type="button" look="outline" size="small" onClick={onDining}>
            {t('map.dining.link')}
            <Icon name="arrow" transform="rotate(90deg)" />
          </Button>
        </Card>
      )}
      <Card category="SHOPPING" place="home-map-shopping">
        <ButtonLink look="outline" size="small" asChild>
          <SiteLink to={paths.thingsToDo()}>
            {t('map.shopping.link')}
            <Icon name="arrow" />
          </SiteLink>
        </ButtonLink>
      </Card>
    </chakra.div>
  )
}
