import { chakra } from '@chakra-ui/react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import type { ChatWidgetFragment } from './ChatWidget.generated.ts'
import { PhoneText } from '../texts/PhoneText.tsx'

export const PanelFooter = ({ hotel }: { hotel: ChatWidgetFragment }) => (
  <chakra.p
    flexShrink="0"
    paddingInline="1rem"
    paddingTop="0.375rem"
    paddingBottom="calc(0.75rem + env(safe-area-inset-bottom))"
    background="foam"
    color="inkSoft"
    fontSize="0.8125rem"
    lineHeight="1.4"
    textAlign="center"
    textWrap="balance"
  >
    <PhoneText>{useLanguage().t('chat.footer', { phone: hotel.phone })}</PhoneText>
  </chakra.p>
)
