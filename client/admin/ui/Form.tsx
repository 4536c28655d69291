import { Box, chakra } from '@chakra-ui/react'
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react'
import type { Failure } from './failure.ts'
import { Notice } from './Notice.tsx'
import { UnsavedNotice, type UnsavedNoticeProps } from './UnsavedNotice.tsx'

interface FormProps {
  onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<void>
  /** What went wrong with the whole of it; said above the fields. */
  problem?: Failure | null
  /** In place of the sentence of the problem. */
  notice?: ReactNode
  /** It begins with what was typed before. */
  unsaved?: UnsavedNoticeProps | null
  /** Begins with the focus in the first field: the form has taken the place of what was focused. */
  focusFirst?: boolean
  children: ReactNode
}

const Root = chakra('form', { base: { display: 'flex', flexDirection: 'column', gap: '5' } })

/** The browser's own bubbles are off: complaints are written at the fields, in one voice. */
export const Form = ({ onSubmit, problem, notice, unsaved, focusFirst = false, children }: FormProps) => {
  const form = useRef<HTMLFormElement>(null)
  const told = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (focusFirst) form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
  }, [focusFirst])
  // A long form is sent at its end, and the problem stands at its top.
  useEffect(() => {
    if (problem) told.current?.focus()
  }, [problem])
  return (
    <Root
      ref={form}
      noValidate
      onSubmit={(event) => {
        // A dialog opened from within a form is its child for React: its own form must not send the outer one too.
        event.stopPropagation()
        void onSubmit(event)
      }}
    >
      {problem && (
        <Box ref={told} tabIndex={-1} outline="none" scrollMarginTop="20">
          {notice || <Notice tone="error">{problem.message}</Notice>}
        </Box>
      )}
      {unsaved && <UnsavedNotice {...unsaved} />}
      {children}
    </Root>
  )
}
