import { useLanguage } from '#client/i18n/useLanguage.ts'
import { JsonLd } from '#client/ui/JsonLd.tsx'
import { paths } from '#client/paths.ts'
import { Breadcrumbs } from '../Breadcrumbs.tsx'
import { PageHead } from '../layout/PageHead.tsx'
import { PageTitle } from '../layout/PageTitle.tsx'
import { faqJsonLd } from './faq-json-ld.ts'
import { FaqList } from './FaqList.tsx'
import { useFaqPageQuery } from './FaqPage.generated.ts'
import { StillQuestions } from './StillQuestions.tsx'

const FaqPage = () => {
  const { language, t } = useLanguage()
  const { hotel, faq, pictures } = useFaqPageQuery({ locale: language })
  const facts = { hotel: hotel.name, town: hotel.address.town, phone: hotel.phone }
  return (
    <>
      <PageHead
        title={`${t('faq.title')} | ${hotel.name}`}
        description={t('faq.description', facts)}
        picture={pictures[0]}
        siteName={hotel.name}
      />
      <JsonLd data={faqJsonLd(faq.entries, language)} />
      <Breadcrumbs hotelName={hotel.name} way={[[t('nav.faq'), paths.faq()]]} />
      <PageTitle eyebrow={hotel.name} title={t('faq.title')} intro={t('faq.intro')} />
      <FaqList faq={faq} />
      <StillQuestions hotel={hotel} pictures={pictures} />
    </>
  )
}

export default FaqPage
