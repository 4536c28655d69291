import { Flex, type FlexProps } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { AlertIcon, CheckIcon } from './icons.tsx'

const tones = { error: 'red', warning: 'orange', success: 'green', info: 'sea' } as const

interface NoticeProps extends FlexProps {
  tone: keyof typeof tones
  /** A control at the end, such as Retry. */
  action?: ReactNode
}

/** A sentence that stays on the page until its reason is gone. Errors are read out at once. */
export const Notice = ({ tone, action, children, ...box }: NoticeProps) => (
  <Flex
    role={tone === 'error' || tone === 'warning' ? 'alert' : 'status'}
    colorPalette={tones[tone]}
    bg="colorPalette.subtle"
    color="colorPalette.fg"
    borderWidth="1px"
    borderColor="colorPalette.emphasized"
    borderRadius="l2"
    px="4"
    py="3"
    gap="3"
    align="center"
    wrap="wrap"
    textStyle="sm"
    {...box}
  >
    <Flex gap="3" align="flex-start" flex="1 1 14rem">
      {tone === 'success' ? <CheckIcon mt="0.5" /> : <AlertIcon mt="0.5" />}
      <div>{children}</div>
    </Flex>
    {action}
  </Flex>
)
