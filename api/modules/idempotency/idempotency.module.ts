import { forgetAnswers } from './idempotency.service.ts'
import { IdempotentRequest } from './idempotent-request.entity.ts'
import type { Module } from '../../platform/module.ts'

export const idempotency: Module = {
  entities: [IdempotentRequest],
  jobs: [{ queue: 'idempotency.forget', schedule: '50 * * * *', run: forgetAnswers }],
}
