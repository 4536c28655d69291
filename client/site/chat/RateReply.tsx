import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { Icon } from '#client/ui/Icon.tsx'
import { useRateChatReplyMutation } from './RateChatReply.generated.ts'

const Thumb = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '2.25rem',
    height: '2.25rem',
    borderRadius: 'round',
    color: 'inkSoft',
    cursor: 'pointer',
    _hover: { background: 'shell', color: 'lagoonDeep' },
    _focusVisible: { borderRadius: 'round', outlineOffset: '0' },
    '&[aria-pressed=true]': { background: 'lagoonPale', color: 'lagoonDeep' },
  },
})

/** Two thumbs; the last word counts. */
export const RateReply = ({ id }: { id: string }) => {
  const { t } = useLanguage()
  const [rateReply] = useRateChatReplyMutation()
  const [rating, setRating] = useState<boolean | null>(null)
  const [note, setNote] = useState('')

  const rate = async (helpful: boolean) => {
    const before = rating
    setRating(helpful)
    try {
      await rateReply({ input: { id, helpful } })
      setNote(t('chat.rate.thanks'))
    } catch {
      setRating(before)
      setNote(t('chat.rate.failed'))
    }
  }

  return (
    <chakra.div role="group" aria-label={t('chat.rate.question')} display="flex" alignItems="center" gap="0.125rem">
      <Thumb
        type="button"
        aria-label={t('chat.rate.yes')}
        aria-pressed={rating === true}
        onClick={() => void rate(true)}
      >
        <Icon name="thumb" />
      </Thumb>
      <Thumb
        type="button"
        aria-label={t('chat.rate.no')}
        aria-pressed={rating === false}
        onClick={() => void rate(false)}
      >
        <Icon name="thumb" transform="rotate(180deg)" />
      </Thumb>
      {note && (
        <chakra.span textStyle="small" color="inkSoft" paddingInlineStart="0.375rem">
          {note}
        </chakra.span>
      )}
    </chakra.div>
  )
}
