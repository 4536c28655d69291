import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { paths } from '#graphql/paths.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { TextLink } from '#client/ui/TextLink.tsx'
import { SiteLink } from '../layout/SiteLink.tsx'
import { CalendarFileLink } from '../stay/CalendarFileLink.tsx'
import { WishesForm } from './WishesForm.tsx'
import type { YourStayFragment, YourStayHotelFragment } from './YourStayPage.generated.ts'

interface ReservedStayProps {
  hotel: YourStayHotelFragment
  stay: YourStayFragment
  token: string
}

/** What a guest needs once the nights are theirs. */
export const ReservedStay = ({ hotel, stay, token }: ReservedStayProps) => {
  const { t } = useLanguage()
  const id = useId()
  const extras = stay.rooms.flatMap(({ offered }) => offered?.price.extras ?? [])
  return (
    <>
      <section aria-labelledby={id}>
        <chakra.h2 id={id} textStyle="heading" color="lagoonDeep" marginBlock="1rem 0.5rem">
          {t('stay.arriving')}
        </chakra.h2>
        <p>{hotel.address.line}</p>
        <p>{t('stay.times', { checkIn: hotel.checkInTime, checkOut: hotel.checkOutTime })}</p>
        <chakra.p display="flex" flexWrap="wrap" gap="0.5rem 1.5rem" marginTop="0.5rem">
          <TextLink asChild paddingBlock="0.5rem">
            <SiteLink to={paths.contact()}>{t('stay.directions')}</SiteLink>
          </TextLink>
          <CalendarFileLink page={paths.yourStay(token)} />
        </chakra.p>
      </section>
      <WishesForm hotel={hotel} wishes={stay.wishes} extras={extras} token={token} />
    </>
  )
}
