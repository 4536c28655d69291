import { Box, chakra, Input, Text } from '@chakra-ui/react'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { Button } from '../ui/Button.tsx'
import { DeskDialog } from '../ui/DeskDialog.tsx'
import { PlusIcon } from '../ui/icons.tsx'
import type { Fact } from './useFacts.ts'

interface FactMenuProps {
  /** The field that it belongs to, for people who hear the button without its field. */
  of: string
  facts: readonly Fact[]
  onChoose: (name: string) => void
  /** Once it is out of sight: the focus belongs to the text again. */
  onClosed: () => void
}

const Option = chakra('li', {
  base: {
    display: 'flex',
    gap: '4',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    minHeight: '9',
    px: '3',
    py: '1.5',
    borderRadius: 'l1',
    cursor: 'pointer',
    _hover: { bg: 'bg.subtle' },
    _selected: { bg: 'sea.subtle', color: 'sea.fg' },
  },
})

/** "pet fee" finds petFee as well as its value. */
const matches = ({ name, value }: Fact, typed: string) =>
  typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => name.toLowerCase().includes(word) || value.toLowerCase().includes(word))

interface ListProps {
  facts: readonly Fact[]
  onChoose: (name: string) => void
}

/** Typing narrows the list, the arrows walk through it, Enter takes what is marked. */
const FactList = ({ facts, onChoose }: ListProps) => {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [marked, setMarked] = useState(0)
  const list = useRef<HTMLUListElement>(null)
  const found = facts.filter((fact) => matches(fact, typed))
  const mark = (place: number) => {
    setMarked(place)
    list.current?.children[place]?.scrollIntoView({ block: 'nearest' })
  }
  const press = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: marked + 1, ArrowUp: marked - 1 }
    const to = steps[event.key]
    if (event.key === 'Enter' && found[marked]) onChoose(found[marked].name)
    else if (to !== undefined && found.length > 0) mark((to + found.length) % found.length)
    else return
    event.preventDefault()
  }
  return (
    <>
      <Input
        role="combobox"
        aria-label="Search facts"
        aria-expanded
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={found[marked] ? `${id}${found[marked].name}` : undefined}
        placeholder="Search facts"
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          mark(0)
        }}
        onKeyDown={press}
        mb="3"
      />
      <Box
        as="ul"
        ref={list}
        id={id}
        role="listbox"
        aria-label="Facts"
        listStyleType="none"
        maxHeight="20rem"
        overflowY="auto"
      >
        {found.map((fact, place) => (
          <Option
            key={fact.name}
            id={`${id}${fact.name}`}
            role="option"
            aria-selected={place === marked}
            onClick={() => onChoose(fact.name)}
          >
            <Text as="span" fontFamily="mono" textStyle="sm">{`{${fact.name}}`}</Text>
            <Text as="span" textStyle="sm" textAlign="end" overflowWrap="anywhere">
              {fact.value}
            </Text>
          </Option>
        ))}
      </Box>
      <Text as="output" display="block" textStyle="sm" color="fg.muted" _empty={{ display: 'none' }}>
        {facts.length === 0
          ? 'The facts could not be loaded. Reload the page to try again.'
          : found.length === 0 && 'No fact is called so.'}
      </Text>
    </>
  )
}

/** All facts of the hotel, to put one into a text. */
export const FactMenu = ({ of, facts, onChoose, onClosed }: FactMenuProps) => {
  const [isOpen, setOpen] = useState(false)
  const choose = (name: string) => {
    onChoose(name)
    setOpen(false)
  }
  return (
    <>
      <Button size="2xs" variant="ghost" ms="-2" aria-label={`Insert a fact: ${of}`} onClick={() => setOpen(true)}>
        <PlusIcon />
        Insert a fact
      </Button>
      <DeskDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        onClosed={onClosed}
        title="Insert a fact"
        description="Its value stands in the text wherever guests read it, and changes there when the fact does."
      >
        <FactList facts={facts} onChoose={choose} />
      </DeskDialog>
    </>
  )
}
