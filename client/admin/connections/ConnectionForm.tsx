import { Box } from '@chakra-ui/react'
import { connectionSettings } from '#graphql/inputs/connections.ts'
import { FieldGrid } from '../ui/FieldGrid.tsx'
import { RecordForm } from '../ui/RecordForm.tsx'
import { notify } from '../ui/toasts.tsx'
import type { ConnectionPartsFragment } from './ConnectionsTab.generated.ts'
import { changesOf, draftOf, enterable, schemaFor, withoutSecrets } from './draft.ts'
import { SettingField } from './SettingField.tsx'
import { TestButtons } from './TestButtons.tsx'
import { useConnection } from './useConnection.ts'
import { long, services } from './words.ts'

interface ConnectionFormProps {
  connection: ConnectionPartsFragment
  keepAs: string
  onClose: () => void
}

/** What can be entered for a service. What is typed is kept on the device, secrets are not. */
export const ConnectionForm = ({ connection, keepAs, onClose }: ConnectionFormProps) => {
  const { save, test, result, trying } = useConnection(connection)
  const { name } = services[connection.id]
  const settings = enterable(connection)
  const labels = Object.fromEntries(
    settings
      .filter(({ isSecret }) => !isSecret)
      .map((setting) => [setting.name, connectionSettings[setting.name].label]),
  )
  return (
    <RecordForm
      schema={schemaFor(connection)}
      draft={draftOf(connection)}
      version={connection.version}
      keepAs={keepAs}
      keepable={withoutSecrets(connection)}
      labels={labels}
      save="Save"
      onSave={async (draft, version) => {
        await save(changesOf(connection, draft), version)
        notify({ tone: 'success', title: `${name}: saved, and in use from now on` })
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <FieldGrid least="15rem">
            {settings.map((setting) => (
              <Box key={setting.name} gridColumn={long.includes(setting.name) ? '1 / -1' : undefined}>
                <SettingField setting={setting} form={form} />
              </Box>
            ))}
          </FieldGrid>
          <TestButtons
            name={name}
            isMail={connection.id === 'MAIL'}
            trying={trying}
            result={result}
            onTest={(sendMail) => test(changesOf(connection, form.values), sendMail)}
          />
        </>
      )}
    </RecordForm>
  )
}
