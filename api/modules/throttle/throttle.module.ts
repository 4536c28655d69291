import { Throttle } from './throttle.entity.ts'
import { forgetFullAllowances } from './throttle.service.ts'
import type { Module } from '../../platform/module.ts'

export const throttle: Module = {
  entities: [Throttle],
  jobs: [{ queue: 'throttle.forget', schedule: '40 * * * *', run: forgetFullAllowances }],
}
