import { chakra } from '@chakra-ui/react'
import { paths } from '#graphql/paths.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { TextLink } from '#client/ui/TextLink.tsx'
import { SiteLink } from '../layout/SiteLink.tsx'
import { PhoneText } from '../texts/PhoneText.tsx'
import { useForeign } from '../texts/useForeign.ts'
import { SheetSection } from './SheetSection.tsx'
import type { SheetHotelFragment } from './StaySheetPage.generated.ts'

/** The hotel's address and hours, and what it asks guests to know before they arrive. */
export const SheetArrival = ({ hotel }: { hotel: SheetHotelFragment }) => {
  const { t } = useLanguage()
  const foreign = useForeign()
  const { officeOpens: opens, officeCloses: closes } = hotel
  return (
    <SheetSection title={t('stay.arriving')}>
      <p>{hotel.address.line}</p>
      <p>
        <TextLink href={`tel:${hotel.phoneLink}`}>{hotel.phone}</TextLink>
      </p>
      <chakra.p fontWeight="600">
        {t('stay.times', { checkIn: hotel.checkInTime, checkOut: hotel.checkOutTime })}
      </chakra.p>
      {opens && closes && <p>{t('sheet.desk', { opens, closes })}</p>}
      <chakra.ul listStyle="disc" paddingInlineStart="1.25rem" marginTop="0.5rem">
        {hotel.policies
          .filter(({ isOnContact }) => isOnContact)
          .map(({ id, text, language }) => (
            <li key={id} lang={foreign(language)}>
              <PhoneText>{text}</PhoneText>
            </li>
          ))}
      </chakra.ul>
      <chakra.p marginTop="0.5rem" _print={{ display: 'none' }}>
        <TextLink asChild>
          <SiteLink to={paths.contact()}>{t('stay.directions')}</SiteLink>
        </TextLink>
      </chakra.p>
    </SheetSection>
  )
}
