import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { anchors } from '#graphql/paths.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { Container } from '#client/ui/Container.tsx'
import { PhoneFold } from '#client/ui/PhoneFold.tsx'
import { Picture } from '#client/ui/Picture.tsx'
import type { ShownPictureFragment } from '../pictures/ShownPicture.generated.ts'
import { SectionHeading } from '../layout/SectionHeading.tsx'
import { ConfirmationOverlay } from './ConfirmationOverlay.tsx'
import { ContactFacts } from './ContactFacts.tsx'
import type { ContactSectionFragment } from './ContactSection.generated.ts'
import { DirectCard } from './DirectCard.tsx'
import { InquiryForm } from './InquiryForm.tsx'
import type { SentInquiry } from './useInquiryForm.ts'

interface ContactSectionProps {
  hotel: ContactSectionFragment
  picture?: ShownPictureFragment
  /** The page that the message comes from. */
  page?: 'HOME' | 'THINGS_TO_DO'
}

/** The block that ends the home page and others: talk to us, write to us, or book online. */
export const ContactSection = ({ hotel, picture, page = 'HOME' }: ContactSectionProps) => {
  const { t } = useLanguage()
  const [sent, setSent] = useState<SentInquiry | null>(null)
  return (
    <chakra.section
      id={anchors.contact}
      aria-labelledby="contact-title"
      background="shell"
      backgroundImage="radial-gradient(rgba(143, 111, 85, 0.16) 1px, transparent 1.5px), radial-gradient(rgba(255, 253, 247, 0.7) 1px, transparent 1.5px)"
      backgroundSize="22px 26px, 26px 18px"
      paddingBlock={{ base: '2rem 1.5rem', md: '9.5rem 8rem' }}
    >
      <Container>
        <SectionHeading id="contact-title" place="contact-section" />
        <chakra.div
          display="grid"
          gap={{ base: '2rem', lg: '2.5rem' }}
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.6fr) minmax(0, 1fr)' }}
          alignItems="start"
          marginTop={{ base: '1.5rem', md: '3rem' }}
        >
          <chakra.div background="foam" borderRadius="large" boxShadow="card" overflow="hidden">
            <ContactFacts hotel={hotel} />
            <PhoneFold
              label={t('contact.form.title')}
              textStyle="heading"
              paddingInline="1.25rem"
              minHeight="4rem"
              _focusVisible={{ outlineOffset: '-3px' }}
            >
              <chakra.div padding={{ base: '0.75rem 1.25rem 2rem', md: '2.5rem 2.75rem 3rem' }}>
                <chakra.h3 textStyle="heading" marginBottom="1.5rem" hideBelow="md">
                  {t('contact.form.title')}
                </chakra.h3>
                <InquiryForm
                  page={page}
                  withNewsletter
                  rows={4}
                  errorTitle={t('contact.toast.homeErrorTitle')}
                  onSent={setSent}
                />
              </chakra.div>
            </PhoneFold>
          </chakra.div>
          <chakra.div display="grid" gap={{ base: '2rem', lg: '2.5rem' }} gridTemplateColumns="minmax(0, 1fr)">
            <DirectCard hotel={hotel} />
            {picture && (
              <Picture
                of={picture}
                shape="card"
                sizes="(min-width: 64rem) 27rem, 100vw"
                hideBelow="md"
                width="100%"
                aspectRatio="4 / 3"
                borderRadius="large"
                boxShadow="card"
              />
            )}
          </chakra.div>
        </chakra.div>
      </Container>
      {sent && <ConfirmationOverlay hotel={hotel} sent={sent} onDone={() => setSent(null)} />}
    </chakra.section>
  )
}
