import { useLanguage } from '#client/i18n/useLanguage.ts'
import { paths } from '#client/paths.ts'
import { Container } from '#client/ui/Container.tsx'
import { Breadcrumbs } from '../Breadcrumbs.tsx'
import { Dormant } from '../layout/Dormant.tsx'
import { PageHead } from '../layout/PageHead.tsx'
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

const GalleryPage = () => {
  const { language, t } = useLanguage()
  const { hotel, gallery } = useGalleryPageQuery({ locale: language })
  const { isFirstPage } = useSite()
  const facts = {
    hotel: hotel.name,
    town: hotel.address.town,
    year: String(hotel.establishedYear),
    phone: hotel.phone,
  }
  return (
    <>
      <PageHead
        title={`${t('gallery.title')} | ${hotel.name}`}
        description={t('gallery.description', facts)}
        picture={gallery.roomBlocks[0]?.pictures[0]}
        siteName={hotel.name}
      />
      <Breadcrumbs hotelName={hotel.name} way={[[t('nav.gallery'), paths.gallery()]]} />
      {isFirstPage && <RoomsJsonLd rooms={gallery.roomBlocks} currency={hotel.currency} />}
      <PageTitle eyebrow={hotel.name} title={t('gallery.title')} intro={t('gallery.intro')} />
      <Property gallery={gallery} />
      <Dormant>
        <HistoricHotel hotel={hotel} />
        <RoomList rooms={gallery.roomBlocks} currency={hotel.currency} />
      </Dormant>
      <Dormant>
        <Container paddingBottom={{ base: '4rem', md: '6rem' }}>
          <StayCard hotel={hotel} intro={t('booking.intro')} />
        </Container>
        <PrimeLocation hotel={hotel} />
        <AllRoomsInclude things={gallery.allRoomsInclude} />
        <BookRoom hotel={hotel} />
      </Dormant>
    </>
  )
}

export default GalleryPage
