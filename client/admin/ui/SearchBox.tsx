import { Box, IconButton, Input, type BoxProps } from '@chakra-ui/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { longestSearch } from '#graphql/text-limits.ts'
import { CloseIcon, SearchIcon } from './icons.tsx'

interface SearchBoxProps extends Omit<BoxProps, 'onChange'> {
  label: string
  value: string
  /** Called once typing has paused. */
  onChange: (value: string) => void
}

const pauseMs = 300

export const SearchBox = ({ label, value, onChange, ...box }: SearchBoxProps) => {
  const [typed, setTyped] = useState(value)
  const input = useRef<HTMLInputElement>(null)
  const report = useEffectEvent(onChange)

  // The address can change without typing: back button, "Clear filters".
  const [known, setKnown] = useState(value)
  if (value !== known) {
    setKnown(value)
    setTyped(value)
  }

  useEffect(() => {
    if (typed.trim() === known) return
    const timer = setTimeout(() => {
      setKnown(typed.trim())
      report(typed.trim())
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [typed, known])

  const clear = () => {
    setTyped('')
    input.current?.focus()
  }
  return (
    <Box position="relative" {...box}>
      <SearchIcon position="absolute" insetStart="3" top="0.6875rem" color="fg.muted" pointerEvents="none" zIndex="1" />
      <Input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={longestSearch}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        ps="10"
        pe="10"
        borderRadius="full"
        css={{ '&::-webkit-search-cancel-button': { display: 'none' } }}
      />
      {typed && (
        <IconButton
          aria-label="Clear the search"
          variant="ghost"
          size="xs"
          position="absolute"
          insetEnd="1"
          top="1"
          borderRadius="full"
          onClick={clear}
        >
          <CloseIcon />
        </IconButton>
      )}
    </Box>
  )
}
