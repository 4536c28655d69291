import type { InquiryPaneFragment } from './InquiryPane.generated.ts'
import { languages } from './labels.ts'

interface Sender {
  hotelName: string
  phone: string
  name: string
}

/** A mailto: address with subject, greeting in the guest's language, and signature. Lines end in CRLF (RFC 6068, section 5). */
export const replyAddress = (
  inquiry: Pick<InquiryPaneFragment, 'email' | 'name' | 'reference' | 'language'>,
  { hotelName, phone, name }: Sender,
): string => {
  const subject = `Re: your message to ${hotelName} (${inquiry.reference})`
  const body = [`${languages[inquiry.language].greeting} ${inquiry.name},`, '', '', '', name, hotelName, phone].join(
    '\r\n',
  )
  const to = encodeURIComponent(inquiry.email).replaceAll('%40', '@')
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}

/** A tel: address without what people write between the digits. */
export const callAddress = (phone: string) => `tel:${phone.replaceAll(/[^+\dx]/gi, '').replace(/x/i, ';ext=')}`

/** The numbers that the guest gave with this inquiry and those merged into it, each once however it is written. */
export const phonesOf = (
  inquiry: Pick<InquiryPaneFragment, 'phone'> & { mergedInquiries: readonly { phone?: string | null }[] },
): string[] => {
  const given = [inquiry, ...inquiry.mergedInquiries].flatMap(({ phone }) => phone ?? [])
  return given.filter((phone, at) => given.findIndex((one) => callAddress(one) === callAddress(phone)) === at)
}
