import { expect, it } from 'vitest'
import { submitInquirySchema } from '#graphql/inputs/inquiry.ts'
import { problemsOf } from './inquiry-problems.ts'

const valid = { name: 'Aino', email: 'aino@example.com', phone: '', message: 'Hello' }

const problemsIn = (changes: Partial<typeof valid>) => {
  const { error } = submitInquirySchema.safeParse({ ...valid, ...changes })
  return problemsOf(error?.issues ?? [])
}

it('finds nothing in a good form', () => expect(problemsIn({})).toEqual({}))

it('asks for what is missing', () => {
  expect(problemsIn({ name: ' ', email: '', message: '' })).toEqual({
    name: { key: 'contact.form.error.nameRequired' },
    email: { key: 'contact.form.error.emailRequired' },
    message: { key: 'contact.form.error.messageRequired' },
  })
})

it('names the bound of what is too long', () => {
  expect(problemsIn({ name: 'x'.repeat(101), phone: '1'.repeat(33), message: 'x'.repeat(5_001) })).toEqual({
    name: { key: 'contact.form.error.nameLong', values: { maximum: 100 } },
    phone: { key: 'contact.form.error.phoneLong', values: { maximum: 32 } },
    message: { key: 'contact.form.error.messageLong', values: { maximum: 5_000 } },
  })
})

it('tells what is wrong with an address and a number', () => {
  expect(problemsIn({ email: 'nonsense', phone: 'call me' })).toEqual({
    email: { key: 'contact.form.error.emailInvalid' },
    phone: { key: 'contact.form.error.phoneInvalid' },
  })
})

it('puts an issue of the server at its field', () => {
  expect(problemsOf([{ path: ['input', 'email'] }])).toEqual({ email: { key: 'contact.form.error.emailInvalid' } })
})
