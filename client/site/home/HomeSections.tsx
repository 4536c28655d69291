import { ContactSection } from '../contact/ContactSection.tsx'
import { Dormant } from '../layout/Dormant.tsx'
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
      <Dormant>
        <WhyUs pictures={reasonPictures} />
        {recognition && <Recognition recognition={recognition} />}
      </Dormant>
      <Dormant>
        <Amenities hotel={hotel} pictures={amenityPictures} />
      </Dormant>
      <Dormant>
        <Location hotel={hotel} />
      </Dormant>
      <Dormant>
        {reviews.length > 0 && <Testimonials reviews={reviews} />}
        <DealsStrip hotel={hotel} />
      </Dormant>
      <Dormant>
        <ContactSection hotel={hotel} picture={contactPictures[0]} />
      </Dormant>
      <Dormant>
        <MapSection hotel={hotel} places={places} />
      </Dormant>
    </>
  )
}

export default HomeSections
