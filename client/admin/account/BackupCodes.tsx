import { Code, Grid, Stack, Text } from '@chakra-ui/react'
import { Button } from '../ui/Button.tsx'
import { CheckIcon, CopyIcon } from '../ui/icons.tsx'
import { useCopy } from '../ui/useCopy.ts'

/** Shown this once, in two columns as they are usually printed. */
export const BackupCodes = ({ codes }: { codes: string[] }) => {
  const { state, copy } = useCopy(codes.join('\n'))
  return (
    <Stack gap="3">
      <Text color="fg.muted">Each works once if you do not have your phone. They are shown only now.</Text>
      <Grid
        as="ul"
        listStyleType="none"
        templateColumns="repeat(2, 1fr)"
        gap="2"
        bg="bg.subtle"
        p="4"
        borderRadius="l2"
      >
        {codes.map((code) => (
          <li key={code}>
            <Code bg="transparent" fontSize="0.9375rem">
              {code}
            </Code>
          </li>
        ))}
      </Grid>
      <Button size="sm" alignSelf="flex-start" onClick={copy}>
        {state === 'copied' ? <CheckIcon /> : <CopyIcon />}
        <span aria-live="polite">{state === 'copied' ? 'Copied' : 'Copy all codes'}</span>
      </Button>
    </Stack>
  )
}
