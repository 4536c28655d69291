import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { useEffect, useRef, type ReactNode } from 'react'

interface DisclosureProps extends HTMLChakraProps<'details'> {
  summary: ReactNode
  summaryProps?: HTMLChakraProps<'summary'>
}

/** Closes it; the focus stays with it unless it has moved on to something outside. */
const close = (details: HTMLDetailsElement) => {
  const held = details.contains(document.activeElement)
  details.removeAttribute('open')
  if (held) details.querySelector('summary')?.focus({ preventScroll: true })
}

/** A native disclosure, so that it opens without JavaScript; with it, Esc, a press outside or a chosen link closes it. */
export const Disclosure = ({ summary, summaryProps, children, ...props }: DisclosureProps) => {
  const ref = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    const closeOutside = ({ target }: PointerEvent) => {
      if (ref.current?.open && !ref.current.contains(target as Node)) close(ref.current)
    }
    const closeOnChoice = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest('a')
      if (link && ref.current?.contains(link)) close(ref.current)
    }
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && ref.current?.open) close(ref.current)
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('click', closeOnChoice)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('click', closeOnChoice)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [])

  return (
    <chakra.details ref={ref} {...props}>
      <chakra.summary
        listStyle="none"
        cursor="pointer"
        display="inline-flex"
        alignItems="center"
        gap="0.5rem"
        minHeight="2.5rem"
        css={{ '&::-webkit-details-marker': { display: 'none' } }}
        {...summaryProps}
      >
        {summary}
      </chakra.summary>
      {children}
    </chakra.details>
  )
}
