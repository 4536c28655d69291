import { Setting } from './setting.entity.ts'
import type { Module } from '../../platform/module.ts'

export const settings: Module = { entities: [Setting] }
