import { Checkbox, Field, Flex, Input, Stack, Text } from '@chakra-ui/react'
import { Button } from '../ui/Button.tsx'
import { DeskDialog } from '../ui/DeskDialog.tsx'
import { FieldRoot } from '../ui/FieldRoot.tsx'
import { Notice } from '../ui/Notice.tsx'
import { formatNumber } from '../ui/number.ts'
import { BadLines } from './BadLines.tsx'
import type { ImportReport } from './import-file.ts'
import { ImportReportView } from './ImportReportView.tsx'
import { outcomeOf, useImport } from './useImport.ts'

interface ImportDialogProps {
  open: boolean
  onClose: () => void
  onImported: () => void
}

/** What became of the file, for as long as there are lines to be looked after. */
const ImportDone = ({ report, onClose }: { report: ImportReport; onClose: () => void }) => (
  <Stack gap="5">
    <Notice tone="success">Import finished: {outcomeOf(report)}</Notice>
    <BadLines report={report} title="Lines that were left out" />
    <Button alignSelf="flex-end" onClick={onClose}>
      Done
    </Button>
  </Stack>
)

const ImportSteps = ({ onClose, onImported }: Omit<ImportDialogProps, 'open'>) => {
  const { report, problem, busy, isAllOrNothing, setAllOrNothing, choose, store, willStore } = useImport(onImported)
  if (report?.stored) return <ImportDone report={report} onClose={onClose} />
  return (
    <Stack gap="5">
      <FieldRoot>
        <Field.Label>CSV file</Field.Label>
        <Input
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          size="lg"
          py="2.5"
          disabled={busy}
          onChange={(event) => choose(event.target.files?.[0] ?? null)}
        />
        <Field.HelperText>
          A file that “Export CSV”, Mailchimp or a spreadsheet made, with a heading line and a column Email; or a plain
          list of addresses.
        </Field.HelperText>
      </FieldRoot>
      {problem && <Notice tone="error">{problem}</Notice>}
      <Text as="output" color="fg.muted" textStyle="sm">
        {busy && !report && 'Checking the file...'}
        {report && 'Nothing has been changed yet.'}
      </Text>
      {report && <ImportReportView report={report} />}
      {report && report.bad.length > 0 && (
        <>
          <BadLines report={report} title="Lines that cannot be used" />
          <Checkbox.Root checked={isAllOrNothing} onCheckedChange={({ checked }) => setAllOrNothing(checked === true)}>
            <Checkbox.HiddenInput />
            <Checkbox.Control />
            <Checkbox.Label>Import nothing while a line is bad</Checkbox.Label>
          </Checkbox.Root>
        </>
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
            {willStore === 1 ? 'Import 1 person' : `Import ${formatNumber(willStore)} people`}
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
