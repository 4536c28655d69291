import type { Module } from '../../platform/module.ts'
import { StayLinkResolver } from './stay-link.resolver.ts'

export const stayLinks: Module = { resolvers: [StayLinkResolver] }
