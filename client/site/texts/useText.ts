import { useContext } from 'react'
import { TextsContext } from './texts-context.ts'

/** Says the words of a place where no element can stand for them; empty where the hotel has none. */
export const useText = () => {
  const texts = useContext(TextsContext)
  return (place: string): string => texts.get(place)?.text ?? ''
}
