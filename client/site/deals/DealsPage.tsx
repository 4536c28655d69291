import { paths } from '#graphql/paths.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { Breadcrumbs } from '../Breadcrumbs.tsx'
import { PageTitle } from '../layout/PageTitle.tsx'
import { useDealsPageQuery } from './DealsPage.generated.ts'
import { JoinSection } from './JoinSection.tsx'
import { OfferCards } from './OfferCards.tsx'
import { RedeemSteps } from './RedeemSteps.tsx'
import { TextHead } from '../texts/TextHead.tsx'
import { Texts } from '../texts/Texts.tsx'

const DealsPage = () => {
  const { language, t } = useLanguage()
  const { hotel, offers, preview, texts } = useDealsPageQuery({ locale: language })
  return (
    <Texts texts={texts}>
      <TextHead place="deals" picture={preview[0]} siteName={hotel.name} />
      <Breadcrumbs hotelName={hotel.name} way={[[t('nav.deals'), paths.deals()]]} />
      <PageTitle eyebrow={hotel.name} place="deals" />
      <OfferCards hotel={hotel} offers={offers} />
      <JoinSection hotel={hotel} />
      {/* Without an offer there is nothing to redeem. */}
      {offers.length > 0 && <RedeemSteps />}
    </Texts>
  )
}

export default DealsPage
