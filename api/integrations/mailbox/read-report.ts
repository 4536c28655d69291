import type { Attachment } from 'postal-mime'
import { isAboutTheAddress } from '../enhanced-status.ts'
import { clean, oneLine } from '../clean-text.ts'
import type { Bounce } from './port.ts'

const originals = new Set(['message/rfc822', 'message/global', 'text/rfc822-headers', 'message/global-headers'])
const statuses = new Set(['message/delivery-status', 'message/global-delivery-status'])

const mostRecipients = 20
const longestReason = 250

const textOf = ({ content }: Attachment): string =>
  clean(new TextDecoder().decode(content as ArrayBuffer)).replaceAll(/\n[ \t]+/g, ' ')

const fieldIn = (text: string, name: string): string =>
  new RegExp(`^${name}:[ \\t]*(.*)$`, 'im').exec(text)?.[1]?.trim() ?? ''

/** `rfc822; aino@example.com` without its type. */
const withoutType = (value: string): string => value.replace(/^[\w-]+\s*;\s*/, '').replace(/^<(.*)>$/, '$1')

/** What a delivery report (RFC 3464) says has failed for good. A mail that is late is still under way. */
export const readReport = (parts: readonly Attachment[]): Bounce[] => {
  const status = parts.find(({ mimeType }) => statuses.has(mimeType))
  const original = parts.find(({ mimeType }) => originals.has(mimeType))
  if (!status || !original) return []
  const [head = ''] = textOf(original).split('\n\n', 1)
  const messageId = /<([^<>\s]+)>/.exec(fieldIn(head, 'Message-ID'))?.[1]
  if (!messageId) return []
  // The first block is about the report itself.
  return textOf(status)
    .split(/\n{2,}/)
    .slice(0, mostRecipients + 1)
    .filter((recipient) => /^failed$/i.test(fieldIn(recipient, 'Action')))
    .map((recipient) => ({
      messageId,
      address: withoutType(fieldIn(recipient, 'Original-Recipient') || fieldIn(recipient, 'Final-Recipient')),
      reason: oneLine(
        withoutType(fieldIn(recipient, 'Diagnostic-Code')) || fieldIn(recipient, 'Status'),
        longestReason,
      ),
      isOfAddress: isAboutTheAddress(fieldIn(recipient, 'Status')),
    }))
}
