import { Box } from '@chakra-ui/react'
import type { KeyboardEvent } from 'react'
import { useNow } from '../ui/time.ts'
import type { InquiryRowFragment } from './InquiryRow.generated.ts'
import { InquiryRow } from './InquiryRow.tsx'

const steps: Record<string, (place: number, last: number) => number> = {
  ArrowDown: (place, last) => Math.min(place + 1, last),
  ArrowUp: (place) => Math.max(place - 1, 0),
  Home: () => 0,
  End: (_place, last) => last,
}

/** Arrow keys walk through the rows as Tab does; Enter opens one. */
const walk = (event: KeyboardEvent<HTMLElement>) => {
  const step = steps[event.key]
  if (!step) return
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('a')]
  const place = rows.indexOf(document.activeElement as HTMLElement)
  if (place < 0) return
  event.preventDefault()
  rows[step(place, rows.length - 1)]?.focus()
}

interface InquiryListProps {
  inquiries: InquiryRowFragment[]
  openId: string | null
  addressOf: (id: string) => string
}

export const InquiryList = ({ inquiries, openId, addressOf }: InquiryListProps) => {
  const now = useNow()
  return (
    <Box as="ul" listStyleType="none" aria-label="Inquiries, the newest first" onKeyDown={walk}>
      {inquiries.map((inquiry) => (
        <li key={inquiry.id}>
          <InquiryRow inquiry={inquiry} to={addressOf(inquiry.id)} isOpen={inquiry.id === openId} now={now} />
        </li>
      ))}
    </Box>
  )
}
