import { chakra } from '@chakra-ui/react'
import { useLocation } from 'react-router-dom'
import { paths } from '#graphql/paths.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { Container } from '#client/ui/Container.tsx'
import { useToast } from '#client/ui/toast/toast-context.ts'
import { Breadcrumbs } from '../Breadcrumbs.tsx'
import { PageTitle } from '../layout/PageTitle.tsx'
import { useSite } from '../site-context.ts'
import { ContactFacts } from './ContactFacts.tsx'
import { ContactJsonLd } from './ContactJsonLd.tsx'
import { useContactPageQuery } from './ContactPage.generated.ts'
import { FindUs } from './FindUs.tsx'
import { ImportantInformation } from './ImportantInformation.tsx'
import { InquiryForm } from './InquiryForm.tsx'
import { useMessageBeginning } from './useMessageBeginning.ts'
import { TextHead } from '../texts/TextHead.tsx'
import { Texts } from '../texts/Texts.tsx'

const ContactPage = () => {
  const { language, t } = useLanguage()
  const { hotel, hotelPictures, preview, texts, roomTypes } = useContactPageQuery({ locale: language })
  const site = useSite()
  const { search } = useLocation()
  const beginning = useMessageBeginning(roomTypes, hotel.currency)
  const showToast = useToast()
  const thank = () =>
    showToast({ tone: 'success', title: t('contact.toast.successTitle'), text: t('contact.toast.success') })

  return (
    <Texts texts={texts}>
      <TextHead place="contact" picture={preview[0]} siteName={hotel.name} />
      {site.isFirstPage && <ContactJsonLd hotel={hotel} pictures={hotelPictures} />}
      <Breadcrumbs hotelName={hotel.name} way={[[t('nav.contact'), paths.contact()]]} />
      <PageTitle eyebrow={hotel.name} place="contact" />
      <Container
        display="grid"
        gap={{ base: '2rem', lg: '2.5rem' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.5fr) minmax(0, 1fr)' }}
        alignItems="start"
        marginTop={{ base: '-3rem', md: '-4rem' }}
        position="relative"
        paddingBottom={{ base: '4rem', md: '6rem' }}
      >
        <chakra.section
          aria-labelledby="form-title"
          background="foam"
          borderRadius="large"
          boxShadow="card"
          overflow="hidden"
        >
          <ContactFacts hotel={hotel} withEmail />
          <chakra.div padding={{ base: '1.75rem 1.25rem 2rem', md: '2.5rem 2.75rem 3rem' }}>
            <chakra.h2 id="form-title" textStyle="heading" marginBottom="1.5rem">
              {t('contact.form.title')}
            </chakra.h2>
            <InquiryForm
              key={search}
              page="CONTACT"
              beginning={beginning}
              rows={6}
              errorTitle={t('contact.toast.errorTitle')}
              onSent={thank}
            />
          </chakra.div>
        </chakra.section>
        <ImportantInformation hotel={hotel} />
      </Container>
      <FindUs hotel={hotel} />
    </Texts>
  )
}

export default ContactPage
