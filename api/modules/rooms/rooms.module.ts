import { roomSchema, roomTypeSchema } from '#graphql/inputs/room.ts'
import { GalleryResolver } from './gallery.resolver.ts'
import { RoomImageResolver, RoomTypeResolver } from './room-type.resolver.ts'
import { Room, RoomType, RoomTypeFormerSlug } from './room.entity.ts'
import { PlanRoomResolver, RoomResolver } from './room.resolver.ts'
import { findRoom } from './room.service.ts'
import { findRoomType } from './room-type.service.ts'
import { seedRooms } from './seed-rooms.ts'
import type { Module } from '../../platform/module.ts'

export const rooms: Module = {
  entities: [Room, RoomType, RoomTypeFormerSlug],
  resolvers: [GalleryResolver, PlanRoomResolver, RoomImageResolver, RoomResolver, RoomTypeResolver],
  seed: seedRooms,
  nodes: [
    { type: 'RoomType', find: findRoomType },
    { type: 'Room', needs: 'rooms:read', find: findRoom },
  ],
  routes: [
    {
      method: 'GET',
      path: '/api/room-types',
      operation: 'RestRoomTypes',
      summary: 'Room types in display order: strangers get the active ones, staff all that are not archived',
      answer: 'roomTypes',
      inParts: true,
    },
    {
      method: 'GET',
      path: '/api/room-types/{id}',
      operation: 'RestFindRoomType',
      summary: 'One room type that is not archived: strangers get an active one',
      answer: 'roomType',
      versioned: true,
      missing: 'There is no such room type',
    },
    {
      method: 'POST',
      path: '/api/room-types',
      operation: 'RestCreateRoomType',
      summary: 'Make a room type (staff)',
      body: 'input',
      answer: 'createRoomType',
      status: 201,
      rules: roomTypeSchema,
      example: { name: 'Attic Room', slug: 'attic-room', basePrice: 18_900, bedType: 'Queen', maxOccupancy: 3 },
      versioned: true,
      creates: true,
    },
    {
      method: 'PATCH',
      path: '/api/room-types/{id}',
      operation: 'RestUpdateRoomType',
      summary: 'Change a room type; what is left out stays (staff)',
      body: 'input',
      answer: 'updateRoomType',
      rules: roomTypeSchema,
      example: { weekendPrice: 21_900 },
      versioned: true,
    },
    {
      method: 'GET',
      path: '/api/rooms',
      operation: 'RestRooms',
      summary: 'Rooms by their number (staff)',
      answer: 'rooms',
      inParts: true,
    },
    {
      method: 'GET',
      path: '/api/rooms/{id}',
      operation: 'RestFindRoom',
      summary: 'One room (staff)',
      answer: 'room',
      versioned: true,
      missing: 'There is no such room',
    },
    {
      method: 'POST',
      path: '/api/rooms',
      operation: 'RestCreateRoom',
      summary: 'Make a room (staff)',
      body: 'input',
      answer: 'createRoom',
      status: 201,
      rules: roomSchema,
      example: { roomTypeId: '7f1d8f52-3c0e-4f0a-9d57-0a3f5f0c2d11', roomNumber: '31', floor: 3 },
      versioned: true,
      creates: true,
    },
    {
      method: 'PATCH',
      path: '/api/rooms/{id}',
      operation: 'RestUpdateRoom',
      summary: 'Change a room; what is left out stays (staff)',
      body: 'input',
      answer: 'updateRoom',
      rules: roomSchema,
      example: { active: false },
      versioned: true,
    },
  ],
}
