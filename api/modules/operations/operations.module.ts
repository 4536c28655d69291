import { forgetOldAnswers } from './kept-answer.service.ts'
import { OperationsResolver } from './operations.resolver.ts'
import { OutsideAnswer } from './outside-answer.entity.ts'
import { OutsideCall } from './outside-call.entity.ts'
import type { Module } from '../../platform/module.ts'

export const operations: Module = {
  entities: [OutsideAnswer, OutsideCall],
  resolvers: [OperationsResolver],
  jobs: [{ queue: 'outside.forget-answers', schedule: '50 4 * * *', run: forgetOldAnswers }],
}
