import { Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useViewer } from '../frame/viewer.tsx'
import { Button } from '../ui/Button.tsx'
import { EditIcon } from '../ui/icons.tsx'
import { Notice } from '../ui/Notice.tsx'
import type { MailStatusPartsFragment } from './MailNotice.generated.ts'
import { PostalAddressDialog } from './PostalAddressDialog.tsx'

/** The address below every mail, and the way to change it. */
export const PostalAddress = ({ status }: { status: MailStatusPartsFragment }) => {
  const { can } = useViewer()
  const [isEditing, setEditing] = useState(false)
  const edit = (label: string, name: string) =>
    can('campaigns:write') && (
      <Button size="sm" aria-label={name} onClick={() => setEditing(true)}>
        <EditIcon />
        {label}
      </Button>
    )
  return (
    <>
      {status.postalAddressSet ? (
        <Flex gap="3" align="center" wrap="wrap">
          <Text overflowWrap="anywhere" minWidth="0">
            <Text as="span" color="fg.muted">
              Postal address below every mail:
            </Text>{' '}
            {status.postalAddress}
          </Text>
          {edit('Change', 'Change the postal address')}
        </Flex>
      ) : (
        <Notice tone="warning" action={edit('Set the address', 'Set the address')}>
          Campaigns are refused while the hotel’s postal address is empty: the law asks for it below every mail.
        </Notice>
      )}
      <PostalAddressDialog open={isEditing} current={status.postalAddress} onClose={() => setEditing(false)} />
    </>
  )
}
