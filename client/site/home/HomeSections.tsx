import { ContactSection } from '../contact/ContactSection.tsx'
import { LazyHydration } from '../layout/LazyHydration.tsx'
import { MapSection } from '../map/MapSection.tsx'
import { Amenities } from './Amenities.tsx'
import { DealsStrip } from './DealsStrip.tsx'
import type { HomePageQuery } from './HomePage.generated.ts'
import { Location } from './Location.tsx'
import { Recognition } from './Recognition.tsx'
import { Rooms } from './Rooms.tsx'
import { Testimonials } from './Testimonials.tsx'
import { WhyUs } from './WhyUs.tsx'

/** The home page below its first screens; the code comes when a guest gets near. */
const HomeSections = ({ data }: { data: HomePageQuery }) => {
  const { hotel, recognition, homeRooms, reviews, places } = data
  const { roomPictures, reasonPictures, amenityPictures, contactPictures } = data
  return (
    <>
      <Rooms currency={hotel.currency} rooms={homeRooms} pictures={roomPictures} />
      <LazyHydration>
        <WhyUs pictures={reasonPictures} />
        {recognition && <Recognition recognition={recognition} />}
      </LazyHydration>
      <LazyHydration>
        <Amenities hotel={hotel} pictures={amenityPictures} />
      </LazyHydration>
      <LazyHydration>
        <Location hotel={hotel} />
      </LazyHydration>
      <LazyHydration>
        {reviews.length > 0 && <Testimonials reviews={reviews} />}
        <DealsStrip hotel={hotel} />
      </LazyHydration>
      <LazyHydration>
        <ContactSection hotel={hotel} picture={contactPictures[0]} />
      </LazyHydration>
      <LazyHydration>
        <MapSection hotel={hotel} places={places} />
      </LazyHydration>
    </>
  )
}

export default HomeSections
