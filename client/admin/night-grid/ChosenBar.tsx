import { Flex, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Button } from '../ui/Button.tsx'

interface ChosenBarProps {
  /** What is chosen, and on which nights; null where nothing is. */
  chosen: { what: string; when: string } | null
  /** Said where nothing is chosen. */
  nothing: string
  /** The first of two presses has been made. */
  isBegun: boolean
  onAll: () => void
  onClear: () => void
  /** What can be done with it. */
  children?: ReactNode
}

/**
 * The line that says what is chosen stands above its grid, and stays in sight while the grid is: below, it would lie over the
 * first rows of a low window. A window that has no room for both lets it go.
 */
export const ChosenBar = ({ chosen, nothing, isBegun, onAll, onClear, children }: ChosenBarProps) => (
  <Flex
    gap="3"
    rowGap="2"
    align="center"
    wrap="wrap"
    zIndex="4"
    bg="bg.panel"
    borderWidth="1px"
    borderColor="border"
    borderRadius="l2"
    boxShadow="sm"
    px={{ base: '3', md: '4' }}
    py={{ base: '2', md: '3' }}
    css={{ '@media (min-height: 34rem)': { position: 'sticky', top: '1' } }}
  >
    <Flex flex="1 1 16rem" gap="3" align="center" justify="space-between">
      {/* As high as it mostly becomes: the cells must not move between the first press and the last. */}
      <Flex as="output" direction="column" justify="center" minWidth="0" minHeight={{ base: '4.25rem', md: '3rem' }}>
        {chosen ? (
          <>
            <Text fontWeight="semibold">{chosen.what}</Text>
            <Text textStyle="sm" color="fg.muted">
              {chosen.when}
              {isBegun && '. Press the last night to choose all between.'}
            </Text>
          </>
        ) : (
          <Text color="fg.muted">{nothing}</Text>
        )}
      </Flex>
      <Button size="sm" variant="ghost" flexShrink="0" onClick={chosen ? onClear : onAll}>
        {chosen ? 'Clear' : 'Choose all'}
      </Button>
    </Flex>
    {children && (
      <Flex gap="2" flex={{ base: '1 1 100%', md: '0 0 auto' }} css={{ '& > *': { flex: '1 1 auto' } }}>
        {children}
      </Flex>
    )}
  </Flex>
)
