import { GuideResolver } from './guide.resolver.ts'
import { PictureResolver } from './picture.resolver.ts'
import type { Module } from '../../platform/module.ts'

export const guide: Module = {
  resolvers: [GuideResolver, PictureResolver],
}
