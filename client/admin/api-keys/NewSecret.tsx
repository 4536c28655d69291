import { Stack } from '@chakra-ui/react'
import { Button } from '../ui/Button.tsx'
import { CopyField } from '../ui/CopyField.tsx'

/** A key's secret, the one time that it is shown. */
export const NewSecret = ({ secret, onKept }: { secret: string; onKept: () => void }) => (
  <Stack gap="5">
    <CopyField label="API key" value={secret} />
    <Button alignSelf="flex-end" variant="solid" colorPalette="coral" onClick={onKept}>
      I have kept it
    </Button>
  </Stack>
)
