import { Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** The buttons of a long dialog: they stay in sight while what is above them scrolls. */
export const DialogFoot = ({ children }: { children: ReactNode }) => (
  <Flex
    gap="3"
    justify="flex-end"
    wrap="wrap"
    position="sticky"
    bottom="-6"
    mx="-6"
    mb="-6"
    mt="6"
    px="6"
    py="4"
    bg="bg.panel"
    borderTopWidth="1px"
    borderColor="border"
    borderBottomRadius="l3"
    zIndex="1"
  >
    {children}
  </Flex>
)
