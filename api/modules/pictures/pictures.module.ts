import { forgetPictures } from './forget-pictures.job.ts'
import { PictureFile } from './picture-file.entity.ts'
import type { Module } from '../../platform/module.ts'

export const pictures: Module = {
  entities: [PictureFile],
  jobs: [{ queue: 'pictures.forget', schedule: '50 4 * * *', run: forgetPictures }],
}
