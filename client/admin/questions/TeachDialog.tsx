import { Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '../ui/Button.tsx'
import { DeskDialog } from '../ui/DeskDialog.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { kindOf } from '../website/kinds.ts'
import { websiteAddress } from '../website/useWebsiteAddress.ts'
import type { QuestionGroupFragment } from './QuestionGroups.generated.ts'
import { useTeachChoicesQuery } from './TeachForm.generated.ts'
import { TeachForm, type Taught } from './TeachForm.tsx'

interface TeachDialogProps {
  /** What is answered; null while nothing is. */
  group: QuestionGroupFragment | null
  onClose: () => void
  onClosed: () => void
}

/** Answers a question once, and says where the other languages are drafted and read. */
export const TeachDialog = ({ group, onClose, onClosed }: TeachDialogProps) => {
  const [taught, setTaught] = useState<Taught | null>(null)
  const choices = useTeachChoicesQuery({ skip: !group })
  return (
    <DeskDialog
      open={group !== null}
      onClose={onClose}
      onClosed={() => {
        setTaught(null)
        onClosed()
      }}
      title={taught ? 'Answered once' : 'Answer once'}
      description={
        taught
          ? 'Guests who ask it get this answer from now on.'
          : 'The next guest who asks it gets the answer from the assistant.'
      }
    >
      {taught ? (
        <>
          <Text fontWeight="semibold" overflowWrap="anywhere" mb="5">
            {taught.title}
          </Text>
          <Flex gap="3" wrap="wrap">
            <Button asChild variant="solid" colorPalette="coral">
              <Link to={websiteAddress({ kind: kindOf(taught.kind), entry: taught.id })}>
                Write the other languages
              </Link>
            </Button>
            <Button onClick={onClose}>Done</Button>
          </Flex>
        </>
      ) : (
        group && (
          <Loaded what="answers" result={choices}>
            {(data) => (
              <TeachForm key={group.id} group={group} choices={data} onTaught={setTaught} onCancel={onClose} />
            )}
          </Loaded>
        )
      )}
    </DeskDialog>
  )
}
