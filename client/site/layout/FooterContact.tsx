import { chakra } from '@chakra-ui/react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { Icon } from '#client/ui/Icon.tsx'
import { webHost } from '../web-host.ts'
import { footerLink, FooterSection } from './FooterSection.tsx'
import { NewTabNote } from './NewTabNote.tsx'
import type { SiteFooterFragment } from './SiteFooter.generated.ts'
import { HotelText } from '../texts/HotelText.tsx'
import { useText } from '../texts/useText.ts'

const Line = chakra('a', footerLink)
const Fact = chakra('div', {
  base: { display: 'inline-flex', gap: '0.625rem', minHeight: '2rem', paddingBlock: '0.125rem' },
})

export const FooterContact = ({ hotel }: { hotel: SiteFooterFragment }) => {
  const { t } = useLanguage()
  const { street, town, region, postalCode } = hotel.address
  const text = useText()
  return (
    <FooterSection title={t('footer.contact')}>
      <chakra.ul listStyle="none" display="grid" gap="0.375rem">
        <li>
          <Line href={`tel:${hotel.phoneLink}`}>
            <Icon name="phone" />
            {hotel.phone}
          </Line>
        </li>
        {text('footer-hours') && (
          <li>
            <Fact>
              <Icon name="clock" marginTop="0.125rem" />
              <HotelText as="span" place="footer-hours" />
            </Fact>
          </li>
        )}
        <li>
          <Fact>
            <Icon name="pin" marginTop="0.125rem" />
            <chakra.address fontStyle="normal">
              {street}
              <br />
              {town}, {region} {postalCode}
            </chakra.address>
          </Fact>
        </li>
        {hotel.secondWebsite && (
          <li>
            <Line href={hotel.secondWebsite} target="_blank" rel="noopener">
              <Icon name="globe" />
              {webHost(hotel.secondWebsite)}
              <NewTabNote />
            </Line>
          </li>
        )}
      </chakra.ul>
    </FooterSection>
  )
}
