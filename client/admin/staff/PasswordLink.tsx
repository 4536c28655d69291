import { Flex, Stack } from '@chakra-ui/react'
import { useHotel } from '../frame/viewer.tsx'
import { Button } from '../ui/Button.tsx'
import { CopyField } from '../ui/CopyField.tsx'
import { MailIcon } from '../ui/icons.tsx'

const kinds = {
  invitation: {
    label: 'Invitation link',
    subject: 'Your account at',
    sentence: 'this link opens your account at the staff desk of',
    works: 'It works once, for seven days:',
  },
  reset: {
    label: 'Link for a new password',
    subject: 'A new password for',
    sentence: 'this link sets a new password for your account at the staff desk of',
    works: 'It works once, for an hour:',
  },
}

interface PasswordLinkProps {
  kind: keyof typeof kinds
  person: { name: string; email: string }
  link: string
  onDone: () => void
}

/** A link that is shown once: to copy, or to send with one's own mail program. */
export const PasswordLink = ({ kind, person, link, onDone }: PasswordLinkProps) => {
  const hotel = useHotel()
  const { label, subject, sentence, works } = kinds[kind]
  const lines = [`Hello ${person.name},`, '', `${sentence} ${hotel.name}. ${works}`, '', link, '']
  const mail = `mailto:${person.email}?subject=${encodeURIComponent(`${subject} ${hotel.name}`)}&body=${encodeURIComponent(lines.join('\r\n'))}`
  return (
    <Stack gap="5">
      <CopyField label={label} value={link} />
      <Flex gap="3" justify="flex-end" wrap="wrap">
        <Button asChild>
          <a href={mail}>
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
