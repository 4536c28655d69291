import { useContext, useMemo, type ReactNode } from 'react'
import type { HotelTextFragment } from './HotelText.generated.ts'
import { TextsContext } from './texts-context.ts'

interface TextsProps {
  texts: readonly HotelTextFragment[]
  children: ReactNode
}

/** Gives the parts of a page its texts, beside those that every page has. */
export const Texts = ({ texts, children }: TextsProps) => {
  const around = useContext(TextsContext)
  const all = useMemo(
    () => new Map([...around.values(), ...texts].map((text) => [text.id, text] as const)),
    [around, texts],
  )
  return <TextsContext value={all}>{children}</TextsContext>
}
