import { expect, it } from 'vitest'
import { readSmtpAnswer } from './smtp-answer.ts'

it.each([
  ['temporary', 'RCPT TO', '450 4.2.1 Mailbox busy'],
  ['temporary', 'RCPT TO', '451 Greylisted, come back later'],
  ['temporary', 'DATA', '452 4.3.1 Insufficient storage'],
  ['bounced', 'RCPT TO', '550 5.1.1 No such user'],
  ['bounced', 'RCPT TO', '550 No such user'],
  ['bounced', 'DATA', '554 5.2.1 Mailbox disabled'],
  ['bounced', 'RCPT TO', '550 5.1.10 Recipient not found'],
  ['bounced', 'RCPT TO', '552 5.2.2 The mailbox has used up its daily quota'],
  ['refused', 'DATA', '554 Message rejected'],
  ['refused', 'RCPT TO', '550 5.4.1 Access denied'],
  ['refused', 'DATA', '554 5.7.1 Looks like spam'],
  ['refused', 'RCPT TO', '550-5.7.26 Unauthenticated sender'],
  ['refused', 'DATA', '552 5.3.4 Message too big'],
  ['server', 'AUTH PLAIN', '535 5.7.8 Bad credentials'],
  ['refused', 'RCPT TO', '550 5.1.8 Access denied, bad outbound sender'],
  ['refused', 'DATA', '554 5.2.252 SendAsDenied'],
  ['server', 'DATA', '550 5.4.5 Daily user sending quota exceeded'],
  ['server', 'DATA', '550-5.4.5 You have sent enough'],
  ['server', 'DATA', '554 Message rejected: Sending paused for this account'],
  ['server', 'DATA', '454 Throttling failure: Daily message quota exceeded'],
  ['server', 'RCPT TO', '550 Domain hotel.example has exceeded the max emails per hour (150/150) allowed'],
  ['server', 'MAIL FROM', '550 5.1.8 Sender rejected'],
  ['server', 'RCPT TO', '421 4.3.2 Shutting down'],
])('%s: %s answered %j', (kind, command, response) => {
  const problem = readSmtpAnswer({ message: 'x', command, response, responseCode: Number(response.slice(0, 3)) })
  expect([problem.kind, problem.message]).toEqual([kind, response])
})

it.each([
  ['connect ECONNREFUSED', 'ECONNECTION', 'The mail server cannot be reached or hung up (ECONNECTION)'],
  ['getaddrinfo ENOTFOUND ssl.mail.example', 'EDNS', 'The mail server cannot be reached or hung up (EDNS)'],
  ['Greeting never received', 'ETIMEDOUT', 'The mail server did not answer in time (ETIMEDOUT)'],
  ['unable to verify the first certificate', 'ESOCKET', 'There is no safe connection to the mail server (ESOCKET)'],
  [
    'Missing credentials for "PLAIN"',
    'EAUTH',
    'The sign-in at the mail server does not work: check user and password under Connections (EAUTH)',
  ],
  ['boom', undefined, 'The mail could not be handed to the mail server'],
])('takes %j for trouble of the server, in words of ours', (message, code, words) => {
  const problem = readSmtpAnswer({ message, command: 'CONN', ...(code && { code }) })
  expect([problem.kind, problem.message]).toEqual(['server', words])
})

it('leaves out what the database would not keep', () => {
  const { message } = readSmtpAnswer({
    message: 'x',
    command: 'RCPT TO',
    response: '550\0 No\u0007',
    responseCode: 550,
  })
  expect(message).toBe('550 No')
})

it('keeps a long answer on one short line', () => {
  const response = `550 ${'no\r\n'.repeat(500)}`
  const { message } = readSmtpAnswer({ message: 'x', command: 'RCPT TO', response, responseCode: 550 })
  expect(message.length).toBeLessThanOrEqual(300)
  expect(message).not.toMatch(/[\r\n]/)
})
