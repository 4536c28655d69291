import { Box, Grid, Link, Text } from '@chakra-ui/react'
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import { parseISO } from 'date-fns/parseISO'
import type { ReactNode } from 'react'
import { formatStayDay } from '../ui/time.ts'
import type { InquiryPaneFragment } from './InquiryPane.generated.ts'
import { languages, pageNames } from './labels.ts'
import { callAddress, phonesOf } from './reply.ts'

interface FactProps {
  name: string
  /** Takes the whole width of a phone. */
  long?: boolean
  children: ReactNode
}

const Fact = ({ name, long, children }: FactProps) => (
  <Box gridColumn={long ? { base: '1 / -1', md: 'auto' } : undefined}>
    <Text as="dt" textStyle="sm" color="fg.muted">
      {name}
    </Text>
    <Box as="dd" overflowWrap="anywhere">
      {children}
    </Box>
  </Box>
)

const stayOf = ({ arrival, departure }: InquiryPaneFragment) => {
  if (!arrival) return departure ? `until ${formatStayDay(departure)}` : null
  if (!departure) return `from ${formatStayDay(arrival)}`
  const nights = differenceInCalendarDays(parseISO(departure), parseISO(arrival))
  return `${formatStayDay(arrival)} to ${formatStayDay(departure)} (${nights} ${nights === 1 ? 'night' : 'nights'})`
}

/** How to reach the guest, and what came with the message. */
export const GuestFacts = ({ inquiry }: { inquiry: InquiryPaneFragment }) => {
  const stay = stayOf(inquiry)
  const phones = phonesOf(inquiry)
  return (
    <Grid
      as="dl"
      templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(auto-fill, minmax(13rem, 1fr))' }}
      gap="4"
    >
      <Fact name="Email" long>
        <Link variant="underline" display="inline" href={`mailto:${inquiry.email}`}>
          {inquiry.email}
        </Link>
      </Fact>
      {phones.length > 0 && (
        <Fact name="Phone">
          {phones.map((phone) => (
            <Link key={phone} variant="underline" display="block" href={callAddress(phone)}>
              {phone}
            </Link>
          ))}
        </Fact>
      )}
      {stay && (
        <Fact name="Wished stay" long>
          {stay}
        </Fact>
      )}
      {inquiry.guests && <Fact name="Guests">{inquiry.guests}</Fact>}
      <Fact name="Language">{languages[inquiry.language].name}</Fact>
      <Fact name="Sent from">{pageNames[inquiry.page]}</Fact>
      <Fact name="Mailing list">{inquiry.subscribedToNewsletter ? 'Joined with this form' : 'Not asked for'}</Fact>
    </Grid>
  )
}
