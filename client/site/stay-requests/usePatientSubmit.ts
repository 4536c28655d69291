import { useState, type FormEvent, type RefObject } from 'react'
import { askForRelease } from '#client/ui/release.ts'

/** Sends a plain form once the server answers: nobody is led to the browser's page of errors. */
export const usePatientSubmit = (form: RefObject<HTMLFormElement | null>) => {
  const [sending, setSending] = useState(false)
  const [isAway, setIsAway] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (sending) return
    setSending(true)
    setIsAway(false)
    const release = await askForRelease()
    setSending(false)
    if (release === 'away') setIsAway(true)
    else form.current?.submit()
  }
  return { sending, isAway, onSubmit: (event: FormEvent) => void submit(event) }
}
