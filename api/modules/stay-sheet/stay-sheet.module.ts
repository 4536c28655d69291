import type { Module } from '../../platform/module.ts'
import { StaySheetResolver } from './stay-sheet.resolver.ts'

export const staySheet: Module = { resolvers: [StaySheetResolver] }
