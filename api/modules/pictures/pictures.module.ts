import { PictureFile } from './picture-file.entity.ts'
import type { Module } from '../../platform/module.ts'

export const pictures: Module = {
  entities: [PictureFile],
}
