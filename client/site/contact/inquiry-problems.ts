import type { MessageKey } from '#client/i18n/catalogues.ts'
import type { MessageValues } from '#client/i18n/language-context.ts'

/** Fields of the form that a person fills, in their order on the page. */
export const inquiryFields = ['name', 'email', 'phone', 'message'] as const

export type InquiryField = (typeof inquiryFields)[number]

/** What to say at a field, in the guest's language. */
interface Problem {
  key: MessageKey
  values?: MessageValues
}

export type Problems = Partial<Record<InquiryField, Problem>>

/** An issue of the shared schema, or of the server, which tells only path and sentence. */
interface Issue {
  path: readonly PropertyKey[]
  code?: string
  maximum?: number | bigint
}

const sentences: Record<InquiryField, { missing: MessageKey; long: MessageKey; wrong: MessageKey }> = {
  name: {
    missing: 'contact.form.error.nameRequired',
    long: 'contact.form.error.nameLong',
    wrong: 'contact.form.error.characters',
  },
  email: {
    missing: 'contact.form.error.emailRequired',
    long: 'contact.form.error.emailLong',
    wrong: 'contact.form.error.emailInvalid',
  },
  phone: {
    missing: 'contact.form.error.phoneInvalid',
    long: 'contact.form.error.phoneLong',
    wrong: 'contact.form.error.phoneInvalid',
  },
  message: {
    missing: 'contact.form.error.messageRequired',
    long: 'contact.form.error.messageLong',
    wrong: 'contact.form.error.characters',
  },
}

const isField = (name: unknown): name is InquiryField => inquiryFields.includes(name as InquiryField)

const describe = (field: InquiryField, { code, maximum }: Issue): Problem => {
  const { missing, long, wrong } = sentences[field]
  if (code === 'too_big') return { key: long, values: { maximum: Number(maximum) } }
  return { key: code === 'too_small' || code === 'invalid_type' ? missing : wrong }
}

/** The first issue of each field; the server's paths start at the input. */
export const problemsOf = (issues: readonly Issue[]): Problems => {
  const problems: Problems = {}
  for (const issue of issues) {
    const field = issue.path.find(isField)
    if (field) problems[field] ??= describe(field, issue)
  }
  return problems
}
