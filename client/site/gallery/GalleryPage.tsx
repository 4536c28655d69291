import { paths } from '#graphql/paths.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { Container } from '#client/ui/Container.tsx'
import { Breadcrumbs } from '../Breadcrumbs.tsx'
import { LazyHydration } from '../layout/LazyHydration.tsx'
import { PageTitle } from '../layout/PageTitle.tsx'
import { useSite } from '../site-context.ts'
import { AllRoomsInclude } from './AllRoomsInclude.tsx'
import { BookRoom } from './BookRoom.tsx'
import { useGalleryPageQuery } from './GalleryPage.generated.ts'
import { HistoricHotel } from './HistoricHotel.tsx'
import { PrimeLocation } from './PrimeLocation.tsx'
import { Property } from './Property.tsx'
import { StayCard } from '../stay/StayCard.tsx'
import { RoomList } from './RoomList.tsx'
import { RoomsJsonLd } from './RoomsJsonLd.tsx'
import { TextHead } from '../texts/TextHead.tsx'
import { Texts } from '../texts/Texts.tsx'

const GalleryPage = () => {
  const { language, t } = useLanguage()
  const { hotel, gallery, texts, placePictures, bookPictures } = useGalleryPageQuery({ locale: language })
  const { isFirstPage } = useSite()
  return (
    <Texts texts={texts}>
      <TextHead place="gallery" picture={gallery.roomBlocks[0]?.pictures[0]} siteName={hotel.name} />
      <Breadcrumbs hotelName={hotel.name} way={[[t('nav.gallery'), paths.gallery()]]} />
      {isFirstPage && <RoomsJsonLd rooms={gallery.roomBlocks} currency={hotel.currency} />}
      <PageTitle eyebrow={hotel.name} place="gallery" />
      <Property gallery={gallery} />
      <LazyHydration follows>
        <HistoricHotel year={hotel.establishedYear} />
        <RoomList rooms={gallery.roomBlocks} currency={hotel.currency} />
      </LazyHydration>
      <LazyHydration follows>
        <Container paddingBottom={{ base: '2.25rem', md: '6rem' }}>
          <StayCard hotel={hotel} intro="gallery-booking-intro" />
        </Container>
        <PrimeLocation picture={placePictures[0]} />
        <AllRoomsInclude things={gallery.allRoomsInclude} />
        <BookRoom hotel={hotel} picture={bookPictures[0]} />
      </LazyHydration>
    </Texts>
  )
}

export default GalleryPage
