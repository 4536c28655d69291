import { Box, Flex } from '@chakra-ui/react'
import type { MouseEvent } from 'react'
import { Button } from './Button.tsx'
import { Notice } from './Notice.tsx'

interface MeanwhileChange {
  label: string
  /** Null where only that it changed can be said. */
  was: string | null
  now: string | null
}

interface ConflictNoticeProps {
  /** The server's sentence: who changed it. */
  message: string
  changes: MeanwhileChange[]
  onTakeTheirs: () => void
  onKeepMine: (event: MouseEvent<HTMLButtonElement>) => void
}

/** Two people saved the same record: what the other one changed, and the two ways on. Nothing typed is lost. */
export const ConflictNotice = ({ message, changes, onTakeTheirs, onKeepMine }: ConflictNoticeProps) => (
  <Notice
    tone="warning"
    action={
      <Flex gap="2" wrap="wrap">
        <Button size="sm" type="button" onClick={onTakeTheirs}>
          Use the saved version
        </Button>
        <Button size="sm" type="button" onClick={onKeepMine}>
          Keep mine and save
        </Button>
      </Flex>
    }
  >
    {message}
    {changes.length > 0 && (
      <Box as="ul" ps="4" mt="1.5">
        {changes.map(({ label, was, now }) => (
          <li key={label}>
            {label}
            {now !== null && (
              <>
                : {was || 'empty'} → <strong>{now || 'empty'}</strong>
              </>
            )}
          </li>
        ))}
      </Box>
    )}
  </Notice>
)
