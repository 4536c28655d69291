import { Flex, IconButton } from '@chakra-ui/react'
import { useEditorState, type Editor } from '@tiptap/react'
import { useState, type FocusEvent, type KeyboardEvent } from 'react'
import { LinkDialog } from './LinkDialog.tsx'
import { PictureDialog } from './PictureDialog.tsx'
import { historyTools, linkGlyph, pictureGlyph, tools, type Tool } from './tools.tsx'

interface ToolbarProps {
  editor: Editor
  /** Id of the text that it changes. */
  controls: string
}

const steps: Record<string, (place: number, last: number) => number> = {
  ArrowRight: (place, last) => (place === last ? 0 : place + 1),
  ArrowLeft: (place, last) => (place === 0 ? last : place - 1),
  Home: () => 0,
  End: (_place, last) => last,
}

const buttonsIn = (bar: Element) => [...bar.querySelectorAll<HTMLElement>('button')]

/** One stop for Tab; the arrow keys walk within: https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/ */
export const Toolbar = ({ editor, controls }: ToolbarProps) => {
  const [stop, setStop] = useState(0)
  const [asking, setAsking] = useState<'link' | 'picture' | null>(null)
  const all: Tool[] = [
    ...tools,
    { name: 'Link', sign: linkGlyph, isOn: () => editor.isActive('link'), run: () => setAsking('link') },
    { name: 'Picture', sign: pictureGlyph, run: () => setAsking('picture') },
    ...historyTools,
  ]
  const states = useEditorState({
    editor,
    selector: () => all.map(({ isOn, isPossible }) => [isOn?.(editor) ?? false, isPossible?.(editor) ?? true]),
  })

  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key]
    const buttons = buttonsIn(event.currentTarget)
    const place = buttons.indexOf(document.activeElement as HTMLElement)
    if (!step || place < 0) return
    event.preventDefault()
    buttons[step(place, buttons.length - 1)]?.focus()
  }
  const remember = (event: FocusEvent<HTMLElement>) => {
    const place = buttonsIn(event.currentTarget).indexOf(event.target)
    if (place >= 0) setStop(place)
  }
  return (
    <>
      <Flex
        role="toolbar"
        aria-label="Text tools"
        aria-controls={controls}
        onKeyDown={walk}
        onFocus={remember}
        position="sticky"
        top="0"
        zIndex="docked"
        bg="bg.subtle"
        borderBottomWidth="1px"
        borderColor="border"
        borderTopRadius="l2"
        gap="1"
        p="1.5"
        wrap="wrap"
      >
        {all.map((tool, place) => {
          const [isOn, isPossible] = states[place] ?? [false, true]
          return (
            <IconButton
              key={tool.name}
              size="sm"
              variant={isOn ? 'solid' : 'ghost'}
              colorPalette={isOn ? 'sea' : 'gray'}
              aria-label={tool.name}
              title={tool.name}
              aria-pressed={tool.isOn ? isOn : undefined}
              // Not disabled: a tool that vanishes from under the arrow keys would take the focus with it.
              aria-disabled={!isPossible || undefined}
              opacity={isPossible ? undefined : 0.45}
              tabIndex={place === stop ? 0 : -1}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => isPossible && tool.run(editor)}
            >
              {tool.sign}
            </IconButton>
          )
        })}
      </Flex>
      {asking === 'link' && <LinkDialog editor={editor} onClose={() => setAsking(null)} />}
      {asking === 'picture' && <PictureDialog editor={editor} onClose={() => setAsking(null)} />}
    </>
  )
}
