import { Button } from '../ui/Button.tsx'
import { failureOf } from '../ui/failure.ts'
import { notify } from '../ui/toasts.tsx'
import { useImperativeQuery } from '../ui/useImperativeQuery.ts'
import type { Locale } from './InquiriesTab.generated.ts'
import { PriceSentenceDocument } from './StayBeside.generated.ts'

interface PriceButtonProps {
  inquiryId: string
  /** Of the mail. */
  language: Locale
  onPut: (text: string) => void
}

/** Puts the price of the stay into the answer, as it is at this moment. */
export const PriceButton = ({ inquiryId, language, onPut }: PriceButtonProps) => {
  const { busy, ask } = useImperativeQuery(PriceSentenceDocument)
  const put = async () => {
    try {
      const { inquiry } = await ask({ id: inquiryId, language })
      const sentence = inquiry?.beside.stay.priceSentence
      if (sentence) onPut(sentence)
      else
        notify({
          tone: 'error',
          title: 'There is no price to put in',
          description:
            'Nothing is free for the stay as it is understood, its dates are not known, or it is of several rooms and nobody has said which.',
        })
    } catch (error) {
      notify({ tone: 'error', title: 'The price was not put in', description: failureOf(error).message })
    }
  }
  return (
    <Button loading={busy} loadingText="Putting in" onClick={put}>
      Put the price in
    </Button>
  )
}
