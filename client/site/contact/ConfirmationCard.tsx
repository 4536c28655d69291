import { chakra } from '@chakra-ui/react'
import { firstName } from '#graphql/first-name.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { Awning } from '#client/ui/Awning.tsx'
import { TextLink } from '#client/ui/TextLink.tsx'
import type { ContactSectionFragment } from './ContactSection.generated.ts'
import type { SentInquiry } from './useInquiryForm.ts'
import { HotelText } from '../texts/HotelText.tsx'

/** As the specification has it: the bar waits, then fills. */
const progress = 'fill 2.5s 1.2s linear both'

const Tick = () => (
  <chakra.svg viewBox="0 0 64 64" width="4rem" height="4rem" marginInline="auto" aria-hidden="true">
    <circle cx="32" cy="32" r="30" fill="#E3F0EC" />
    <chakra.path
      d="M20 33l8.500 8.500L45 24"
      fill="none"
      stroke="#1C6A7A"
      strokeWidth="5"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeDasharray="48"
      animation="draw 480ms 240ms both"
    />
  </chakra.svg>
)

interface ConfirmationCardProps {
  /** Begins the ids of its title and its text. */
  id: string
  hotel: ContactSectionFragment
  sent: SentInquiry
}

export const ConfirmationCard = ({ id, hotel, sent }: ConfirmationCardProps) => {
  const { t } = useLanguage()
  return (
    <chakra.div width="100%" maxWidth="28rem" textAlign="center" animation="rise 420ms {easings.tide} both">
      <Awning position="relative" zIndex="1" marginInline="-0.5rem" />
      <chakra.div
        background="foam"
        borderRadius="0 0 {radii.large} {radii.large}"
        boxShadow="high"
        marginTop="-2rem"
        padding="3.75rem 2rem 2rem"
      >
        <Tick />
        <chakra.p
          id={`${id}title`}
          textStyle="title"
          fontSize="clamp(1.75rem, 1.4rem + 1.6vw, 2.25rem)"
          color="lagoonDeep"
          marginTop="1rem"
        >
          {t('contact.confirmation.title', { name: firstName(sent.name) ?? sent.name })}
        </chakra.p>
        <chakra.div id={`${id}text`}>
          <HotelText place="contact-sent" color="inkSoft" marginTop="0.75rem" />
          <chakra.p marginBlock="1.25rem">
            <chakra.span display="block" textStyle="small" color="inkSoft">
              {t('contact.confirmation.reference')}
            </chakra.span>
            <chakra.strong fontFamily="display" fontWeight="400" fontSize="1.75rem" letterSpacing="0.04em">
              {sent.reference}
            </chakra.strong>
          </chakra.p>
        </chakra.div>
        <TextLink href={`tel:${hotel.phoneLink}`} onClick={(event) => event.stopPropagation()}>
          {t('contact.confirmation.call', { phone: hotel.phone })}
        </TextLink>
        <chakra.div height="4px" marginTop="1.75rem" borderRadius="round" background="stone" overflow="hidden">
          <chakra.div height="100%" background="coral" transformOrigin="left" animation={progress} />
        </chakra.div>
      </chakra.div>
    </chakra.div>
  )
}
