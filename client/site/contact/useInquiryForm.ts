import { useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useDataSource } from '#client/apollo/deferred.ts'
import { readFailure } from '#client/apollo/failure.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { askForRelease } from '#client/ui/release.ts'
import { useTypedEarly } from '#client/ui/useTypedEarly.ts'
import { forgetUnsent, useUnsent } from '#client/ui/useUnsent.ts'
import { sinceArrival } from '../since-arrival.ts'
import { useSite } from '../site-context.ts'
import { inquiryFields, problemsOf, type InquiryField, type Problems } from './inquiry-problems.ts'
import { useSubmitInquiryMutation, type InquiryPage } from './SubmitInquiry.generated.ts'

export interface SentInquiry {
  name: string
  reference: string
}

interface InquiryFormOptions {
  page: InquiryPage
  /** What the message says already. */
  beginning?: string
  onSent: (sent: SentInquiry) => void
  onFailed: () => void
}

const empty = { name: '', email: '', phone: '', message: '', subscribedToNewsletter: false, website: '' }

const keptFields = [...inquiryFields, 'subscribedToNewsletter']

const readTyped = (typed: URLSearchParams) => ({
  ...Object.fromEntries([...inquiryFields, 'website'].map((name) => [name, typed.get(name) ?? ''])),
  subscribedToNewsletter: typed.has('subscribedToNewsletter'),
})

/** The schema is the server's own; it comes when somebody starts to write, not with the page. */
const loadSchema = () => import('#graphql/inputs/inquiry.ts')

/** State of the message form: values, what is wrong with them, and sending them. Fields are kept when sending fails. */
export const useInquiryForm = ({ page, beginning = '', onSent, onFailed }: InquiryFormOptions) => {
  const { language } = useLanguage()
  const source = useDataSource()
  const [submitInquiry] = useSubmitInquiryMutation()
  const site = useSite()
  const posted = site.posted?.form === 'inquiry' ? site.posted : undefined
  const { search } = useLocation()
  // A message about another room is another one, in whatever language.
  const unsent = `inquiry-unsent:${page}${beginning && search}`
  const [values, setValues] = useState(() => ({ ...empty, message: beginning, ...posted?.values }))
  const [problems, setProblems] = useState<Problems>(() => problemsOf(posted?.issues ?? []))
  const [sending, setSending] = useState(false)
  /** Nothing is wrong with what was typed, and it could not be sent: before the page came back, or just now. */
  const [failed, setFailed] = useState<'before' | 'now' | null>(posted?.issues.length === 0 ? 'before' : null)
  const form = useRef<HTMLFormElement>(null)
  useUnsent(form, unsent, keptFields, posted !== undefined)
  useTypedEarly(form, (typed) => setValues((before) => ({ ...before, ...readTyped(typed) })))

  const change = <Name extends keyof typeof empty>(name: Name, value: (typeof empty)[Name]) => {
    setValues((before) => ({ ...before, [name]: value }))
    setProblems((before) => ({ ...before, [name]: undefined }))
  }

  const warm = () => {
    source.warm()
    void loadSchema().catch(() => undefined)
  }

  const show = (found: Problems) => {
    setProblems(found)
    const first = inquiryFields.find((field) => found[field])
    if (first) focusField(form.current, first)
  }

  const send = async () => {
    try {
      const { submitInquirySchema } = await loadSchema()
      const checked = submitInquirySchema.safeParse({ ...values, language })
      if (!checked.success) return show(problemsOf(checked.error.issues))
      const fillMilliseconds = sinceArrival()
      const { submitInquiry: receipt } = await submitInquiry({ input: { ...values, language, page, fillMilliseconds } })
      forgetUnsent(unsent)
      setValues(empty)
      setProblems({})
      onSent({ name: checked.data.name, reference: receipt.reference })
    } catch (error) {
      const found = problemsOf(readFailure(error).issues)
      if (Object.keys(found).length > 0) show(found)
      // The code that sends is of a release that is gone: the browser sends the form as it does without any.
      else if ((await askForRelease()) === 'replaced') {
        forgetUnsent(unsent)
        form.current?.submit()
      } else {
        setFailed('now')
        onFailed()
      }
    }
  }

  const submit = async () => {
    if (sending) return
    setFailed(null)
    setSending(true)
    await send()
    setSending(false)
  }

  /** The first of the fields for which it came back: the browser puts the focus there, without a script. */
  const [refused] = useState(() => inquiryFields.find((field) => problems[field]))

  return { form, values, problems, sending, failed, refused, change, submit, warm }
}

const focusField = (form: HTMLFormElement | null, field: InquiryField) => {
  const control = form?.elements.namedItem(field)
  if (control instanceof HTMLElement) control.focus()
}
