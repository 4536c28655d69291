import { Flex, Heading, IconButton, Text } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useHotel, useViewer } from '../frame/viewer.tsx'
import { Button } from '../ui/Button.tsx'
import { BackIcon, CloseIcon, MailIcon, PhoneIcon } from '../ui/icons.tsx'
import type { InquiryPaneFragment } from './InquiryPane.generated.ts'
import { callAddress, phonesOf, replyAddress } from './reply.ts'

const ReplyButtons = ({ inquiry }: { inquiry: InquiryPaneFragment }) => {
  const viewer = useViewer()
  const hotel = useHotel()
  const [phone] = phonesOf(inquiry)
  const sender = { hotelName: hotel.name, phone: hotel.phone, name: viewer.name }
  return (
    <Flex gap="2" wrap="wrap">
      <Button asChild>
        <a href={replyAddress(inquiry, sender)}>
          <MailIcon />
          Reply by email
        </a>
      </Button>
      {phone && (
        <Button asChild>
          <a href={callAddress(phone)}>
            <PhoneIcon />
            Call
          </a>
        </Button>
      )}
    </Flex>
  )
}

/** The guest's name takes the focus when an inquiry is opened, so that a keyboard goes on from here. */
export const PaneHeader = ({ inquiry, onClose }: { inquiry: InquiryPaneFragment; onClose: () => void }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const location = useLocation()
  const isFirstPage = location.key === 'default'

  useEffect(() => {
    // What comes late takes nothing from who writes in a dialog by now.
    if (isFirstPage || document.activeElement?.closest('[role=dialog]')) return
    heading.current?.focus({ preventScroll: true })
    // On a phone the list was scrolled, and the inquiry has taken its place.
    if (matchMedia('(width < 64rem)').matches) heading.current?.closest('section')?.scrollIntoView()
  }, [isFirstPage])

  return (
    <Flex direction="column" gap="4" px={{ base: '5', md: '7' }} pt={{ base: '4', md: '6' }} pb="5">
      <Button variant="ghost" size="sm" alignSelf="flex-start" ms="-3" hideFrom="lg" onClick={onClose}>
        <BackIcon />
        All inquiries
      </Button>
      <Flex gap="4" justify="space-between" align="flex-start">
        <div>
          <Heading
            ref={heading}
            as="h2"
            tabIndex={-1}
            textStyle="pageTitle"
            fontSize={{ base: '1.5rem', md: '1.75rem' }}
            outline="none"
            overflowWrap="anywhere"
          >
            {inquiry.name}
          </Heading>
          <Text color="fg.muted" mt="1" fontVariantNumeric="tabular-nums">
            {[inquiry, ...inquiry.mergedInquiries].map(({ reference }) => reference).join(', ')}
          </Text>
        </div>
        <IconButton variant="ghost" size="sm" aria-label="Close this inquiry" hideBelow="lg" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Flex>
      <ReplyButtons inquiry={inquiry} />
    </Flex>
  )
}
