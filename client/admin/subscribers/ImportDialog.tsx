import { Button, Checkbox, Field, Flex, Input, Stack, Text } from '@chakra-ui/react'
import { DeskDialog } from '../ui/DeskDialog.tsx'
import { FieldRoot } from '../ui/FieldRoot.tsx'
import { Notice } from '../ui/Notice.tsx'
import { ImportReportView } from './ImportReportView.tsx'
import { useImport } from './useImport.ts'

interface ImportDialogProps {
  open: boolean
  onClose: () => void
  onImported: () => void
}

const ImportSteps = ({ onClose, onImported }: Omit<ImportDialogProps, 'open'>) => {
  const { report, problem, busy, isAllOrNothing, setAllOrNothing, choose, store, willStore } = useImport(onImported)
  return (
    <Stack gap="5">
      <FieldRoot>
        <Field.Label>CSV file</Field.Label>
        <Input
          type="file"
          accept=".csv,text/csv"
          size="lg"
          py="2.5"
          disabled={busy}
          onChange={(event) => choose(event.target.files?.[0] ?? null)}
        />
        <Field.HelperText>
          With a heading line and the columns Email, Name and Phone, such as the file that “Export CSV” makes.
        </Field.HelperText>
      </FieldRoot>
      {problem && <Notice tone="error">{problem}</Notice>}
      <Text as="output" color="fg.muted" textStyle="sm">
        {busy && !report && 'Checking the file...'}
        {report && 'Nothing has been changed yet.'}
      </Text>
      {report && <ImportReportView report={report} />}
      {report && report.bad.length > 0 && (
        <Checkbox.Root checked={isAllOrNothing} onCheckedChange={({ checked }) => setAllOrNothing(checked === true)}>
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label>Import nothing while a line is bad</Checkbox.Label>
        </Checkbox.Root>
      )}
      {report && (
        <Flex gap="3" justify="flex-end" wrap="wrap">
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="solid"
            colorPalette="coral"
            disabled={willStore === 0}
            loading={busy}
            loadingText="Importing"
            onClick={() => store(onClose)}
          >
            {willStore === 1 ? 'Import 1 person' : `Import ${willStore.toLocaleString('en-US')} people`}
          </Button>
        </Flex>
      )}
    </Stack>
  )
}

/** Brings people from a file onto the list, after showing what would change. */
export const ImportDialog = ({ open, onClose, onImported }: ImportDialogProps) => (
  <DeskDialog
    open={open}
    onClose={onClose}
    title="Import subscribers"
    description="Import only people who agreed to get mail. Whoever has left the list stays off it."
  >
    <ImportSteps onClose={onClose} onImported={onImported} />
  </DeskDialog>
)
