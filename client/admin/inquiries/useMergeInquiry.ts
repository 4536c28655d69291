import { failureOf } from '../ui/failure.ts'
import { readAgain } from '../ui/read-again.ts'
import { notify } from '../ui/toasts.tsx'
import { useMergeInquiryMutation, useSeparateInquiryMutation } from './useMergeInquiry.generated.ts'

interface Part {
  id: string
  reference: string
  version?: number
}

/** Lists and counts have one inquiry less, or one more. */
const listed = readAgain('InquiriesTab', 'InquiryPane', 'InquiryThread', 'StayBeside', 'NewInquiryCount')

/** Makes one thread of two inquiries, and two of one. */
export const useMergeInquiry = (whole: Required<Part>) => {
  const [merge] = useMergeInquiryMutation(listed)
  const [separate] = useSeparateInquiryMutation(listed)

  const takeOut = async ({ id, reference, version }: Part) => {
    try {
      await separate({ variables: { input: { id, ...(version !== undefined && { version }) } } })
      notify({ tone: 'success', title: `${reference} is an inquiry of its own again` })
    } catch (error) {
      notify({ tone: 'error', title: `${reference} was not taken out`, description: failureOf(error).message })
    }
  }

  const join = async (part: Part) => {
    await merge({ variables: { input: { id: part.id, intoId: whole.id, intoVersion: whole.version } } })
    notify({
      tone: 'success',
      title: `${part.reference} was merged into ${whole.reference}`,
      action: { label: 'Undo', onClick: () => void takeOut(part) },
    })
  }

  return { join, takeOut }
}
