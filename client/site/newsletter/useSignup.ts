import { useEffect, useRef, useState } from 'react'
import { readFailure } from '#client/apollo/failure.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { useSignUpForNewsletterMutation } from './SignUpForNewsletter.generated.ts'

export interface Signup {
  /** Null when the code comes by mail. */
  couponCode: string | null
}

interface SignupOptions {
  onEmpty: () => void
  onJoined: (signup: Signup) => void
  onFailed: () => void
}

const empty = { email: '', website: '' }

/** State of the signup form. Whoever shows it says what happened: empty, joined or failed. */
export const useSignup = ({ onEmpty, onJoined, onFailed }: SignupOptions) => {
  const { language } = useLanguage()
  const [signUp, { loading: sending }] = useSignUpForNewsletterMutation()
  const [values, setValues] = useState(empty)
  const [isWrong, setWrong] = useState(false)
  const [joined, setJoined] = useState<Signup | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const openedAt = useRef(0)

  useEffect(() => {
    openedAt.current = performance.now()
  }, [])

  const change = (name: keyof typeof empty, value: string) => {
    setValues((before) => ({ ...before, [name]: value }))
    setWrong(false)
  }

  const field = () => form.current?.elements.namedItem('email') as HTMLInputElement | undefined

  // The field was disabled while sending, which took the focus from it.
  const returnToField = () => setTimeout(() => field()?.focus())

  const finish = (signup: Signup) => {
    setValues(empty)
    setJoined(signup)
    onJoined(signup)
  }

  const send = async () => {
    const fillMilliseconds = Math.round(performance.now() - openedAt.current)
    const { signUpForNewsletter: receipt } = await signUp({ input: { ...values, language, fillMilliseconds } })
    if (receipt.success) return finish({ couponCode: receipt.couponCode ?? null })
    onFailed()
    returnToField()
  }

  const submit = async () => {
    if (sending) return
    setJoined(null)
    if (!values.email.trim()) {
      onEmpty()
      return returnToField()
    }
    if (!field()?.validity.valid) {
      setWrong(true)
      return returnToField()
    }
    try {
      await send()
    } catch (error) {
      const { code } = readFailure(error)
      if (code === 'BAD_USER_INPUT') setWrong(true)
      else onFailed()
      returnToField()
    }
  }

  return { form, values, isWrong, joined, sending, change, submit }
}
