import { Notice } from '../ui/Notice.tsx'
import { useOpeners, type Openers } from './useOpeners.ts'

const inWords = new Intl.ListFormat('en-US')

const sentence = (others: Openers) => {
  const names = others.filter(({ isYou }) => !isYou).map(({ name }) => name)
  if (names.length === 0) return 'You have this open in another browser as well.'
  return `${inWords.format(names)} ${names.length === 1 ? 'has' : 'have'} this open as well.`
}

/** Who else has the record open. The element stands there from the beginning, so that a screen reader reads what comes. */
export const OpenersNotice = ({ id }: { id: string }) => {
  const others = useOpeners(id)
  return (
    <div role="status">
      {others.length > 0 && (
        <Notice tone="info" role="none" mb="6">
          {sentence(others)} Whoever saves later is shown what the other has changed.
        </Notice>
      )}
    </div>
  )
}
