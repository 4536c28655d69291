import { Box, Flex, Heading, Kbd, Stack, Switch, Text } from '@chakra-ui/react'
import { useReactiveVar } from '@apollo/client/react'
import { DeskDialog } from '../ui/DeskDialog.tsx'
import { isApple } from './is-apple.ts'
import { printedKeys } from './key-name.ts'
import { useShortcutGroups, type Shortcut } from './shortcuts.ts'
import { singleKeysOn, turnSingleKeys } from './single-keys.ts'

const ShortcutRow = ({ shortcut }: { shortcut: Shortcut }) => (
  <Flex justify="space-between" align="center" gap="4" py="1.5">
    <Text as="dt">{shortcut.label}</Text>
    <Flex as="dd" gap="1">
      {printedKeys(shortcut.key, isApple).map((key) => (
        <Kbd key={key} minWidth="7" justifyContent="center">
          {key}
        </Kbd>
      ))}
    </Flex>
  </Flex>
)

/** The keys that do something on the screen that is open. */
export const ShortcutSheet = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const groups = useShortcutGroups()
  const areOn = useReactiveVar(singleKeysOn)
  return (
    <DeskDialog open={open} onClose={onClose} title="Keys">
      <Stack gap="6">
        {groups.map(({ label, shortcuts }) => (
          <Box key={label}>
            <Heading as="h3" textStyle="cardTitle" mb="1">
              {label}
            </Heading>
            <dl>
              {shortcuts.map((shortcut) => (
                <ShortcutRow key={shortcut.key} shortcut={shortcut} />
              ))}
            </dl>
          </Box>
        ))}
        <Switch.Root checked={areOn} onCheckedChange={({ checked }) => turnSingleKeys(checked)} colorPalette="sea">
          <Switch.HiddenInput />
          <Switch.Control>
            <Switch.Thumb />
          </Switch.Control>
          <Switch.Label>Keys without {isApple ? '⌘' : 'Ctrl'} do something</Switch.Label>
        </Switch.Root>
      </Stack>
    </DeskDialog>
  )
}
