import type { Module } from '../../platform/module.ts'
import { ContentDraftingResolver } from './content-drafting.resolver.ts'

export const contentDrafting: Module = { resolvers: [ContentDraftingResolver] }
