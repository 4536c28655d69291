import { useLanguage } from '#client/i18n/useLanguage.ts'
import { paths } from '#client/paths.ts'
import { Breadcrumbs } from '../Breadcrumbs.tsx'
import { PageHead } from '../layout/PageHead.tsx'
import { PageTitle } from '../layout/PageTitle.tsx'
import { useDealsPageQuery } from './DealsPage.generated.ts'
import { JoinSection } from './JoinSection.tsx'
import { OfferCards } from './OfferCards.tsx'
import { RedeemSteps } from './RedeemSteps.tsx'

const DealsPage = () => {
  const { language, t } = useLanguage()
  const { hotel, preview } = useDealsPageQuery({ locale: language })
  const facts = {
    hotel: hotel.name,
    town: hotel.address.town,
    percent: hotel.offers.newsletterPercent / 100,
    coupon: hotel.offers.couponMaxPercent / 100,
    weekly: hotel.offers.weeklyNights,
    phone: hotel.phone,
  }
  return (
    <>
      <PageHead
        title={`${t('deals.title')} | ${hotel.name}`}
        description={t('deals.description', facts)}
        picture={preview[0]}
        siteName={hotel.name}
      />
      <Breadcrumbs hotelName={hotel.name} way={[[t('nav.deals'), paths.deals()]]} />
      <PageTitle eyebrow={hotel.name} title={t('deals.title')} intro={t('deals.intro')} />
      <OfferCards hotel={hotel} />
      <JoinSection hotel={hotel} />
      <RedeemSteps hotel={hotel} />
    </>
  )
}

export default DealsPage
