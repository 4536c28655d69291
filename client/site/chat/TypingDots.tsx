import { chakra } from '@chakra-ui/react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { Bubble } from './Bubble.tsx'

const delays = ['0ms', '160ms', '320ms']

/** Three bouncing dots while an answer is on its way; they stand still for those who want no motion. */
export const TypingDots = () => (
  <Bubble speaker="assistant" display="flex" alignItems="center" gap="0.375rem" minHeight="2.75rem">
    <chakra.span srOnly>{useLanguage().t('chat.typing')}</chakra.span>
    {delays.map((delay) => (
      <chakra.span
        key={delay}
        data-dot=""
        aria-hidden="true"
        width="0.5rem"
        height="0.5rem"
        borderRadius="round"
        background="lagoon"
        animation={`bounce 1.2s ${delay} infinite`}
        css={{ '@media (prefers-reduced-motion: reduce)': { animation: 'none' } }}
      />
    ))}
  </Bubble>
)
