import type { Permission } from '#graphql/permissions.ts'
import type { Context } from '../../platform/context.ts'
import { LongStayRate } from '../pricing/long-stay-rate.entity.ts'
import { updateLongStayRate } from '../pricing/long-stay-rate.service.ts'
import { NightAdjustment } from '../pricing/night-adjustment.entity.ts'
import { updateAdjustment } from '../pricing/night-adjustment.service.ts'
import { PricingRule } from '../pricing/pricing-rule.entity.ts'
import { updateRule } from '../pricing/pricing-rule.service.ts'
import { Room, RoomType, type StoredImage } from '../rooms/room.entity.ts'
import { updateRoom } from '../rooms/room.service.ts'
import { translationsOf as textsOfType } from '../rooms/room-type-texts.ts'
import { updateRoomType } from '../rooms/room-type.service.ts'
import { SavedReply } from '../saved-replies/saved-reply.entity.ts'
import { textsOf, updateSavedReply } from '../saved-replies/saved-reply.service.ts'
import { StayExtra } from '../stay-extras/stay-extra.entity.ts'
import { translationsOf as namesOfExtra, updateStayExtra } from '../stay-extras/stay-extra.service.ts'

export type Values = Record<string, unknown>

export interface UndoableNoun {
  /** As in "This pricing rule was changed since". */
  thing: string
  find: (ctx: Context, id: string) => Promise<object | null>
  /** What it takes to change it takes it to undo a change. */
  permission: Permission
  /** The noun's own way to change it, with its rules. */
  update: (ctx: Context, input: never) => Promise<unknown>
  /** A field as a form gives it, where it is stored in another shape. */
  asGiven?: Record<string, (stored: never) => unknown>
}

const asGivenImages = (images: StoredImage[]) =>
  images.map(({ url, alt: { en, ...others } }) => ({
    url,
    alt: en ?? '',
    translations: Object.entries(others).map(([locale, alt]) => ({ locale, alt })),
  }))

/** The records whose changes can be undone, and how their values are put back. */
export const undoableNouns: readonly UndoableNoun[] = [
  {
    thing: 'pricing rule',
    find: ({ em }, id) => em.findOne(PricingRule, { id }),
    permission: 'rooms:write',
    update: updateRule,
  },
  {
    thing: 'change of nights',
    find: ({ em }, id) => em.findOne(NightAdjustment, { id }),
    permission: 'rooms:write',
    update: updateAdjustment,
  },
  {
    thing: 'long-stay rate',
    find: ({ em }, id) => em.findOne(LongStayRate, { id }),
    permission: 'rooms:write',
    update: updateLongStayRate,
  },
  { thing: 'room', find: ({ em }, id) => em.findOne(Room, { id }), permission: 'rooms:write', update: updateRoom },
  {
    thing: 'room type',
    find: ({ em }, id) => em.findOne(RoomType, { id }),
    permission: 'rooms:write',
    update: updateRoomType,
    asGiven: {
      images: asGivenImages,
      translations: (translations: RoomType['translations']) => textsOfType({ translations }),
    },
  },
  {
    thing: 'extra',
    find: ({ em }, id) => em.findOne(StayExtra, { id }),
    permission: 'rooms:write',
    update: updateStayExtra,
    asGiven: { translations: (translations: StayExtra['translations']) => namesOfExtra({ translations }) },
  },
  {
    thing: 'saved reply',
    find: ({ em }, id) => em.findOne(SavedReply, { id }),
    permission: 'inquiries:write',
    update: updateSavedReply,
    asGiven: { texts: (texts: SavedReply['texts']) => textsOf({ texts }) },
  },
]
