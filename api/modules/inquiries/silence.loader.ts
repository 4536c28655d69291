import { raw } from '@mikro-orm/core'
import { perRequest } from '../../platform/loader.ts'
import { Inquiry } from './inquiry.entity.ts'
import { lastSaidBefore, silentSince } from './silence.ts'

/** Whether the guest of an inquiry has been silent for two days since the last answer, by its id. */
export const silenceLoader = perRequest(async ({ em, now }, ids) => {
  const isSilent = raw((alias) => lastSaidBefore(alias), [silentSince(now())])
  const silent = await em.find(Inquiry, { id: { $in: [...ids] }, [isSilent]: true }, { fields: ['id'] })
  return ids.map((id) => silent.some((inquiry) => inquiry.id === id))
})
