import { useRef, useState } from 'react'
import { readFailure } from '#client/apollo/failure.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { useAfterCommit } from '#client/ui/useAfterCommit.ts'
import { useTypedEarly } from '#client/ui/useTypedEarly.ts'
import { sinceArrival } from '../since-arrival.ts'
import { useSite } from '../site-context.ts'
import { useSignUpForNewsletterMutation } from './SignUpForNewsletter.generated.ts'

export interface Signup {
  /** Null when the code comes by mail. */
  couponCode: string | null
}

/** What is wrong with the address, or `failed`: came back without a script, though nothing was wrong. */
type SignupProblem = 'empty' | 'wrong' | 'failed'

interface SignupOptions {
  onEmpty: () => void
  onFailed: () => void
}

const empty = { email: '', website: '' }

/** State of the signup form. Whoever shows it says aloud what went wrong. */
export const useSignup = ({ onEmpty, onFailed }: SignupOptions) => {
  const { language } = useLanguage()
  const [signUp, { loading: sending }] = useSignUpForNewsletterMutation()
  const site = useSite()
  const posted = site.posted?.form === 'signup' ? site.posted : undefined
  const [values, setValues] = useState({ ...empty, email: posted && posted.outcome !== 'joined' ? posted.email : '' })
  const [problem, setProblem] = useState<SignupProblem | null>(
    posted && posted.outcome !== 'joined' ? posted.outcome : null,
  )
  const [joined, setJoined] = useState<Signup | null>(posted?.outcome === 'joined' ? posted : null)
  const form = useRef<HTMLFormElement>(null)
  const won = useRef<HTMLDivElement>(null)
  const afterCommit = useAfterCommit()
  useTypedEarly(form, (typed) => setValues({ email: typed.get('email') ?? '', website: typed.get('website') ?? '' }))

  const change = (name: keyof typeof empty, value: string) => {
    setValues((before) => ({ ...before, [name]: value }))
    setProblem(null)
  }

  const field = () => form.current?.elements.namedItem('email') as HTMLInputElement | undefined

  // Field and button were disabled while sending, which took the focus from them.
  const returnToField = () => afterCommit(() => field()?.focus())

  const goToCode = () =>
    afterCommit(() => {
      const { activeElement } = document
      // Who has gone on meanwhile stays there.
      if (activeElement === document.body || form.current?.contains(activeElement)) won.current?.focus()
    })

  const finish = (signup: Signup) => {
    setValues(empty)
    setJoined(signup)
    goToCode()
  }

  const send = async () => {
    const fillMilliseconds = sinceArrival()
    const { signUpForNewsletter: receipt } = await signUp({ input: { ...values, language, fillMilliseconds } })
    if (receipt.success) return finish({ couponCode: receipt.couponCode ?? null })
    onFailed()
    returnToField()
  }

  const submit = async () => {
    if (sending) return
    setJoined(null)
    setProblem(null)
    if (!values.email.trim()) {
      setProblem('empty')
      onEmpty()
      return returnToField()
    }
    if (!field()?.validity.valid) {
      setProblem('wrong')
      return returnToField()
    }
    try {
      await send()
    } catch (error) {
      const { code } = readFailure(error)
      if (code === 'BAD_USER_INPUT') setProblem('wrong')
      else onFailed()
      returnToField()
    }
  }

  return { form, won, values, problem, cameBack: posted !== undefined, joined, sending, change, submit }
}
