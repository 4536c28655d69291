import { paths } from '#graphql/paths.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { JsonLd } from '#client/ui/JsonLd.tsx'
import { Breadcrumbs } from '../Breadcrumbs.tsx'
import { PageTitle } from '../layout/PageTitle.tsx'
import { faqJsonLd } from './faq-json-ld.ts'
import { FaqList } from './FaqList.tsx'
import { useFaqPageQuery } from './FaqPage.generated.ts'
import { StillQuestions } from './StillQuestions.tsx'
import { TextHead } from '../texts/TextHead.tsx'
import { Texts } from '../texts/Texts.tsx'

const FaqPage = () => {
  const { language, t } = useLanguage()
  const { hotel, faq, pictures, texts } = useFaqPageQuery({ locale: language })
  return (
    <Texts texts={texts}>
      <TextHead place="faq" picture={pictures[0]} siteName={hotel.name} />
      <JsonLd data={faqJsonLd(faq.entries, language)} />
      <Breadcrumbs hotelName={hotel.name} way={[[t('nav.faq'), paths.faq()]]} />
      <PageTitle eyebrow={hotel.name} place="faq" />
      <FaqList faq={faq} />
      <StillQuestions hotel={hotel} picture={pictures[0]} />
    </Texts>
  )
}

export default FaqPage
