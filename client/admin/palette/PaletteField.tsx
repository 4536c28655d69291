import { Box, CloseButton, Dialog, Flex, Input, Text } from '@chakra-ui/react'
import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { longestSearch } from '#graphql/text-limits.ts'
import { failureOf } from '../ui/failure.ts'
import { SearchIcon } from '../ui/icons.tsx'
import type { Choice } from './choices.ts'
import { ChoiceList } from './ChoiceList.tsx'
import { usePaletteChoices } from './usePaletteChoices.ts'

interface PaletteFieldProps {
  input: RefObject<HTMLInputElement | null>
  actions: readonly Choice[]
  onChoose: (choice: Choice) => void
}

/** The field and what it finds: the focus stays in the field, the arrows walk through the list (ARIA combobox). */
export const PaletteField = ({ input, actions, onChoose }: PaletteFieldProps) => {
  const id = useId()
  const [text, setText] = useState('')
  const [place, setPlace] = useState(0)
  const hasEntered = useRef(false)
  const { choices, isWaiting, error } = usePaletteChoices(text, actions)
  const current = Math.min(place, choices.length - 1)
  const optionId = (index: number) => `${id}option${index}`

  // Whoever presses the shortcut goes on typing at once; the dialog would give the focus a frame later.
  useLayoutEffect(() => input.current?.focus({ preventScroll: true }), [input])

  useEffect(() => {
    if (!hasEntered.current || isWaiting) return
    hasEntered.current = false
    if (choices[0]) onChoose(choices[0])
  }, [isWaiting, choices, onChoose])

  const walk: Partial<Record<string, () => number>> = {
    ArrowDown: () => (current + 1) % choices.length,
    ArrowUp: () => (current - 1 + choices.length) % choices.length,
    PageDown: () => Math.min(current + 8, choices.length - 1),
    PageUp: () => Math.max(current - 8, 0),
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      // What is still being looked for may become the first: the press waits for it.
      if (isWaiting && place === 0) hasEntered.current = true
      else if (choices[current]) onChoose(choices[current])
    }
    if (choices.length === 0) return
    const next = walk[event.key]
    if (!next) return
    event.preventDefault()
    const index = next()
    setPlace(index)
    document.getElementById(optionId(index))?.scrollIntoView({ block: 'nearest' })
  }
  const count = `${choices.length} ${choices.length === 1 ? 'result' : 'results'}`
  return (
    <>
      <Flex align="center" gap="3" px="4" py="2" borderBottomWidth="1px" borderColor="border">
        <SearchIcon color="fg.muted" />
        <Input
          ref={input}
          variant="subtle"
          bg="transparent"
          role="combobox"
          aria-label="Find guests, references, codes, rooms, posts, screens and actions"
          aria-expanded={choices.length > 0}
          aria-controls={`${id}list`}
          aria-autocomplete="list"
          aria-activedescendant={choices.length > 0 ? optionId(current) : undefined}
          placeholder="Find a guest, a reference, a code, a screen …"
          autoComplete="off"
          spellCheck={false}
          maxLength={longestSearch}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setPlace(0)
            hasEntered.current = false
          }}
          onKeyDown={press}
        />
        <Dialog.CloseTrigger asChild position="static">
          <CloseButton size="sm" />
        </Dialog.CloseTrigger>
      </Flex>
      <Box pb="2">
        <ChoiceList id={`${id}list`} choices={choices} current={current} optionId={optionId} onChoose={onChoose} />
        {Boolean(error) && (
          <Text role="alert" px="5" py="3" color="fg.error">
            {failureOf(error).message}
          </Text>
        )}
        <Text role="status" px="5" py="2" textStyle="sm" color="fg.muted">
          {isWaiting ? 'Looking …' : choices.length === 0 ? 'Nothing was found.' : count}
        </Text>
      </Box>
    </>
  )
}
