import { StaySection } from '../stay/StaySection.tsx'
import type { BookingSectionFragment } from './BookingSection.generated.ts'
import { BookingWidget } from './BookingWidget.tsx'

export const BookingSection = ({ hotel }: { hotel: BookingSectionFragment }) => (
  <StaySection hotel={hotel} paddingTop={{ base: '1.5rem', md: '7rem' }}>
    <BookingWidget hotel={hotel} />
  </StaySection>
)
