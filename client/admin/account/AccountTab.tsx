import { Grid, Stack, Text } from '@chakra-ui/react'
import { roleNames } from '../frame/roles.ts'
import { useViewer } from '../frame/viewer.tsx'
import { Panel } from '../ui/Panel.tsx'
import { ChangePassword } from './ChangePassword.tsx'
import { Sessions } from './Sessions.tsx'
import { TwoFactor } from './TwoFactor.tsx'

const AccountTab = () => {
  const viewer = useViewer()
  return (
    <Stack gap="6">
      <Panel
        title={viewer.name}
        description={viewer.role && `${roleNames[viewer.role].name}: ${roleNames[viewer.role].reach}`}
      >
        <Text>
          You sign in as <strong>{viewer.email}</strong>.
        </Text>
      </Panel>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }} gap="6" alignItems="start">
        <ChangePassword />
        <TwoFactor />
      </Grid>
      <Sessions />
    </Stack>
  )
}

export default AccountTab
