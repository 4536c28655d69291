import { Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { useViewer } from '../frame/viewer.tsx'
import { Button } from '../ui/Button.tsx'
import { DeskDialog } from '../ui/DeskDialog.tsx'
import { ExportPart } from './ExportPart.tsx'
import { ImportPart } from './ImportPart.tsx'

/** Opens the way out of the desk and back for what the hotel says. */
export const ExchangeButton = () => {
  const { can } = useViewer()
  const [isOpen, setOpen] = useState(false)
  const name = can('content:write') ? 'Export and import' : 'Export'
  return (
    <>
      <Button onClick={() => setOpen(true)}>{name}</Button>
      <DeskDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={name}
        description="What is imported becomes a draft: nothing is published by a file."
        size="xl"
      >
        <Stack gap="5">
          <ExportPart />
          {can('content:write') && <ImportPart />}
        </Stack>
      </DeskDialog>
    </>
  )
}
