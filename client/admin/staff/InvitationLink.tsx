import { Button, Flex, Stack } from '@chakra-ui/react'
import { useHotel } from '../frame/viewer.tsx'
import { CopyField } from '../ui/CopyField.tsx'
import { MailIcon } from '../ui/icons.tsx'
import type { Invitation } from './useInviteStaff.ts'

const mailAddress = (invitation: Invitation, hotelName: string) => {
  const lines = [
    `Hello ${invitation.staff.name},`,
    '',
    `this link opens your account at the staff desk of ${hotelName}. It works once, for seven days:`,
    '',
    invitation.link,
    '',
  ]
  const subject = `Your account at ${hotelName}`
  return `mailto:${invitation.staff.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines.join('\r\n'))}`
}

export const InvitationLink = ({ invitation, onDone }: { invitation: Invitation; onDone: () => void }) => {
  const hotel = useHotel()
  return (
    <Stack gap="5">
      <CopyField label="Invitation link" value={invitation.link} />
      <Flex gap="3" justify="flex-end" wrap="wrap">
        <Button asChild>
          <a href={mailAddress(invitation, hotel.name)}>
            <MailIcon />
            Send by email
          </a>
        </Button>
        <Button variant="solid" colorPalette="coral" onClick={onDone}>
          Done
        </Button>
      </Flex>
    </Stack>
  )
}
