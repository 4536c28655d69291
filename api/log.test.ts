import { expect, it } from 'vitest'
import { createLog } from './log.ts'

it('an error is told without what was answered beside it, which a guest may have written', () => {
  let line = ''
  const log = createLog('error', { write: (text) => void (line += text) })
  log.error(
    { err: Object.assign(new Error('no answer'), { code: 'X1', data: { message: 'Is my room free?' } }) },
    'said',
  )
  expect(JSON.parse(line)).toMatchObject({ msg: 'said', err: { message: 'no answer', code: 'X1' } })
  expect(line).not.toContain('Is my room free?')
})
