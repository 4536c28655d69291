import { Code } from '@chakra-ui/react'
import { asSentence } from './sentence.ts'

/** A server's sentence in which the names of settings (BING_API_KEY) stand out. */
export const SettingsSentence = ({ children }: { children: string }) =>
  asSentence(children)
    .split(/\b([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)\b/)
    .map((part, place) =>
      // Every second part is what the expression caught.
      place % 2 === 1 ? <Code key={place}>{part}</Code> : part,
    )
