import { Checkbox, Field, Flex, Input, Stack, Text } from '@chakra-ui/react'
import { languages } from '../inquiries/labels.ts'
import { Button } from '../ui/Button.tsx'
import { FieldRoot } from '../ui/FieldRoot.tsx'
import { Inset } from '../ui/Inset.tsx'
import { Notice } from '../ui/Notice.tsx'
import { formatNumber } from '../ui/number.ts'
import type { ImportReport } from './import-content.ts'
import { ImportedRecords } from './ImportedRecords.tsx'
import { useContentImport } from './useContentImport.ts'

const records = (count: number) => (count === 1 ? '1 record' : `${formatNumber(count)} records`)

const contentsOf = ({ locale, hotel }: ImportReport) =>
  locale ? `Translations into ${languages[locale].name}.` : `The whole content of ${hotel}.`

/** Brings a file back after showing what it would change; guests read on what is published. */
export const ImportPart = () => {
  const { report, problem, busy, replace, choose, chooseReplace, store } = useContentImport()
  const willStore = report ? report.counts.new + report.counts.changed : 0
  const hasConflicts = replace || (report?.counts.conflict ?? 0) > 0
  return (
    <Inset title="Import">
      <Stack gap="4">
        <FieldRoot>
          <Field.Label>File</Field.Label>
          <Input
            type="file"
            accept=".gz,.tgz,.xlf,.xliff,.xml,.csv,application/gzip,text/csv"
            size="lg"
            py="2.5"
            onChange={(event) => choose(event.target.files?.[0] ?? null)}
          />
          <Field.HelperText>
            What was exported here or at another hotel, at most 100 MB; or a language that a translator sends back, at
            most 10 MB. You see what it changes before anything is kept.
          </Field.HelperText>
        </FieldRoot>
        {problem && <Notice tone="error">{problem}</Notice>}
        <Text as="output" color="fg.muted" textStyle="sm">
          {busy && !report && 'Checking the file...'}
          {report && !report.stored && `${contentsOf(report)} Nothing has been changed yet.`}
        </Text>
        {report?.stored && (
          <Notice tone="success">
            {records(willStore)} imported as drafts. Guests read them once you publish them.
          </Notice>
        )}
        {report && <ImportedRecords report={report} />}
        {report && !report.stored && hasConflicts && (
          <Checkbox.Root
            checked={replace}
            disabled={busy}
            colorPalette="orange"
            onCheckedChange={({ checked }) => chooseReplace(checked === true)}
          >
            <Checkbox.HiddenInput />
            <Checkbox.Control />
            <Checkbox.Label>Replace what was changed here since the export, too</Checkbox.Label>
          </Checkbox.Root>
        )}
        {report && !report.stored && (
          <Flex justify="flex-end">
            <Button
              variant="solid"
              colorPalette="coral"
              disabled={willStore === 0}
              loading={busy}
              loadingText="Working"
              onClick={store}
            >
              {willStore === 0 ? 'Nothing to import' : `Import ${records(willStore)} as drafts`}
            </Button>
          </Flex>
        )}
      </Stack>
    </Inset>
  )
}
