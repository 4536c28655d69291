import { Box, Flex, Grid, Heading, QrCode, Stack } from '@chakra-ui/react'
import { confirmTwoFactorSchema } from '#graphql/inputs/staff.ts'
import { Button } from '../ui/Button.tsx'
import { Form } from '../ui/Form.tsx'
import { CopyField } from '../ui/CopyField.tsx'
import { readAgain } from '../ui/read-again.ts'
import { TextField } from '../ui/TextField.tsx'
import { notify } from '../ui/toasts.tsx'
import { SubmitButton } from '../ui/SubmitButton.tsx'
import { useForm } from '../ui/useForm.ts'
import { BackupCodes } from './BackupCodes.tsx'
import { useConfirmTwoFactorMutation } from './TwoFactor.generated.ts'

interface TwoFactorSetupProps {
  setup: { uri: string; backupCodes: string[] }
  onDone: () => void
}

const StepTitle = ({ children }: { children: string }) => (
  <Heading as="h3" textStyle="cardTitle" mb="2">
    {children}
  </Heading>
)

/** Nothing is turned on before a code made from the secret has come back. */
export const TwoFactorSetup = ({ setup, onDone }: TwoFactorSetupProps) => {
  const [confirm] = useConfirmTwoFactorMutation()
  const form = useForm(
    confirmTwoFactorSchema,
    { code: '' },
    async ({ code }) => {
      await confirm({
        variables: { input: { code: code.trim() } },
        ...readAgain('AdminApp'),
      })
      notify({ tone: 'success', title: 'Two-factor sign-in is on' })
      onDone()
    },
    null,
  )
  return (
    <Stack gap="7">
      <Box>
        <StepTitle>1. Scan this with your authenticator app</StepTitle>
        <Grid templateColumns={{ base: '1fr', sm: 'auto minmax(0, 1fr)' }} gap="5" alignItems="center">
          <QrCode.Root
            value={setup.uri}
            size="lg"
            bg="#FFFFFF"
            color="#16323E"
            p="3"
            borderRadius="l2"
            borderWidth="1px"
            borderColor="border"
          >
            <QrCode.Frame aria-hidden="true">
              <QrCode.Pattern />
            </QrCode.Frame>
          </QrCode.Root>
          <CopyField label="Or type this secret" value={new URL(setup.uri).searchParams.get('secret') ?? ''} />
        </Grid>
      </Box>
      <Box>
        <StepTitle>2. Keep these backup codes</StepTitle>
        <BackupCodes codes={setup.backupCodes} />
      </Box>
      <Box>
        <StepTitle>3. Enter the code that the app shows</StepTitle>
        <Form onSubmit={form.submit} problem={form.problem}>
          <TextField
            label="Six digits"
            {...form.field('code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            maxWidth="12rem"
            fontFamily="mono"
            letterSpacing="0.15em"
          />
          <Flex gap="3" wrap="wrap">
            <SubmitButton busy={form.busy} doing="Checking">
              Turn on
            </SubmitButton>
            <Button onClick={onDone}>Cancel</Button>
          </Flex>
        </Form>
      </Box>
    </Stack>
  )
}
