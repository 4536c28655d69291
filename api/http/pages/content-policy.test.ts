import { expect, it } from 'vitest'
import { contentPolicy } from './content-policy.ts'

const formAction = (bookingPage: string, template?: string) =>
  contentPolicy('<p></p>', { secure: false, bookingPage, template })
    .split('; ')
    .filter((directive) => /^form-action|sandbox|,/.test(directive))

it.each([
  ['https://book.example/hotel', "form-action 'self' https://book.example"],
  ['http://book.example:8080/', "form-action 'self' http://book.example:8080"],
  ['https://a;sandbox/', "form-action 'self'"],
  ['https://a,default-src/', "form-action 'self'"],
  ['https://*.com/', "form-action 'self'"],
])('a form of a guest’s page is sent to %s as the policy allows', (page, directive) =>
  expect(formAction(page, '<p></p>')).toEqual([directive]),
)

it('the desk sends none to the booking page', () =>
  expect(formAction('https://book.example/')).toEqual(["form-action 'self'"]))
