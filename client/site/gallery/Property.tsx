import { chakra } from '@chakra-ui/react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { Container } from '#client/ui/Container.tsx'
import { PhoneFold } from '#client/ui/PhoneFold.tsx'
import { FeatureList } from './FeatureList.tsx'
import { mosaicOfEight } from './photo-layouts.ts'
import { PhotoGrid } from './PhotoGrid.tsx'
import type { PropertyFragment } from './Property.generated.ts'
import { HotelText } from '../texts/HotelText.tsx'
import { useText } from '../texts/useText.ts'

/** House and garden, rising into the page's title. */
export const Property = ({ gallery }: { gallery: PropertyFragment }) => {
  const { t } = useLanguage()
  const text = useText()
  const { propertyPictures, propertyFeatures } = gallery
  const hasWords = Boolean(text('gallery-property-title'))
  if (!hasWords && propertyPictures.length === 0 && propertyFeatures.length === 0) return null
  return (
    <chakra.section aria-labelledby="property-title">
      <Container
        position="relative"
        marginTop={{ base: '-3.5rem', md: '-5.5rem' }}
        paddingBottom={{ base: '2.25rem', md: '6rem' }}
      >
        <chakra.div background="foam" borderRadius="large" boxShadow="card" padding={{ base: '0.5rem', md: '0.75rem' }}>
          {propertyPictures.length > 0 && (
            <PhotoGrid pictures={propertyPictures} arrangement={mosaicOfEight} rem={74} swipes isFirst />
          )}
          <chakra.div
            display="grid"
            gap={{ base: '1rem', lg: '3.5rem' }}
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1.7fr)' }}
            padding={{ base: '1.25rem 0.875rem 0.5rem', md: '2.75rem 2.25rem 2.25rem' }}
          >
            <div>
              <HotelText
                as="h2"
                id="property-title"
                place="gallery-property-title"
                textStyle="title"
                color="lagoonDeep"
              />
              <HotelText place="gallery-property-text" color="inkSoft" marginTop="0.75rem" />
            </div>
            {propertyFeatures.length > 0 && (
              <div>
                <chakra.h3 hideBelow="md" textStyle="heading" marginBottom="1.25rem" paddingTop={{ lg: '0.75rem' }}>
                  {t('gallery.property.features')}
                </chakra.h3>
                <PhoneFold label={t('gallery.property.features')}>
                  <FeatureList
                    features={propertyFeatures}
                    gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}
                    paddingBlock={{ base: '0.5rem 1rem', md: '0' }}
                  />
                </PhoneFold>
              </div>
            )}
          </chakra.div>
        </chakra.div>
      </Container>
    </chakra.section>
  )
}
