import { Dialog, Portal } from '@chakra-ui/react'
import { useLayoutEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Choice } from './choices.ts'
import { PaletteField } from './PaletteField.tsx'

interface PaletteProps {
  open: boolean
  onClose: () => void
  /** What the desk does without leading anywhere. */
  actions: readonly Choice[]
}

/** One field that finds guests, references, codes, rooms, posts, records, screens, settings and actions. */
export const Palette = ({ open, onClose, actions }: PaletteProps) => {
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const before = useRef<Element>(null)
  const hasLed = useRef(false)
  useLayoutEffect(() => {
    if (open) before.current = document.activeElement
  }, [open])
  const choose = ({ to, run }: Choice) => {
    hasLed.current = Boolean(to)
    onClose()
    if (to) void navigate(to)
    run?.()
  }
  return (
    <Dialog.Root
      open={open}
      lazyMount
      unmountOnExit
      size="lg"
      scrollBehavior="inside"
      placement="top"
      initialFocusEl={() => input.current}
      // Who was led somewhere begins there, who was not is back where they were; who has opened it again goes on here.
      finalFocusEl={() => {
        if (open) return input.current
        const led = hasLed.current
        hasLed.current = false
        const place = led ? document.getElementById('content') : before.current
        return place instanceof HTMLElement ? place : null
      }}
      onOpenChange={(change) => !change.open && onClose()}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="3">
          <Dialog.Content aria-label="Search the desk" my={{ base: '3', md: '16' }} overflow="hidden">
            <PaletteField input={input} actions={actions} onChoose={choose} />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
