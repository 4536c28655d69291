import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { paths } from '#graphql/paths.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { ButtonLink, Button } from '#client/ui/Button.tsx'
import { Icon } from '#client/ui/Icon.tsx'
import { SwipeList } from '#client/ui/SwipeList.tsx'
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
  return (
    <li>
      <chakra.article
        aria-labelledby={`${place}-title`}
        height="100%"
        display="flex"
        flexDirection="column"
        alignItems="flex-start"
        padding={{ base: '1.25rem', md: '2rem' }}
        background="foam"
        borderRadius="large"
        boxShadow="low"
      >
        <chakra.div
          display="flex"
          flexDirection={{ base: 'row', md: 'column' }}
          gap="0.75rem"
          alignItems={{ base: 'center', md: 'start' }}
        >
          <CategoryMark category={category} width="2.75rem" height="2.75rem" flexShrink="0" />
          <HotelText as="h3" id={`${place}-title`} place={`${place}-title`} textStyle="heading" />
        </chakra.div>
        <HotelText
          place={`${place}-text`}
          color="inkSoft"
          marginBlock={{ base: '0.5rem 1rem', md: '0.5rem 1.5rem' }}
          textWrap="pretty"
        />
        <chakra.div marginTop="auto">{children}</chakra.div>
      </chakra.article>
    </li>
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
  const isSaid = (card: string) => Boolean(text(`home-map-${card}-title`))
  return (
    <SwipeList
      columns="repeat(auto-fit, minmax(min(100%, 18rem), 1fr))"
      gap={{ base: '1rem', md: '1.75rem' }}
      marginTop={{ base: '1rem', md: '2.5rem' }}
    >
      {beachRoute && isSaid('beach') && (
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
      {onDining && isSaid('dining') && (
        <Card category="RESTAURANT" place="home-map-dining">
          <Button type="button" look="outline" size="small" onClick={onDining}>
            {t('map.dining.link')}
            <Icon name="arrow" transform="rotate(90deg)" />
          </Button>
        </Card>
      )}
      {isSaid('shopping') && (
        <Card category="SHOPPING" place="home-map-shopping">
          <ButtonLink look="outline" size="small" asChild>
            <SiteLink to={paths.thingsToDo()}>
              {t('map.shopping.link')}
              <Icon name="arrow" />
            </SiteLink>
          </ButtonLink>
        </Card>
      )}
    </SwipeList>
  )
}
