import { createContext, useContext } from 'react'
import { enumName } from '#graphql/enum-name.ts'
import type { Permission } from '#graphql/permissions.ts'
import type { AdminAppQuery } from '../AdminApp.generated.ts'

export type ViewerParts = NonNullable<AdminAppQuery['viewer']>

interface Desk {
  viewer: ViewerParts
  hotel: AdminAppQuery['hotel']
}

export const DeskContext = createContext<Desk | null>(null)

const useDesk = (): Desk => {
  const desk = useContext(DeskContext)
  if (!desk) throw new Error('useViewer and useHotel need a DeskContext around them')
  return desk
}

/** The signed-in person; `can` asks for a permission, as the server will ask again. */
export const useViewer = () => {
  const { viewer } = useDesk()
  return {
    ...viewer,
    can: (permission: Permission) => viewer.permissions.includes(enumName(permission)),
    startsWithToday: viewer.deskSettings?.startsWithToday ?? false,
  }
}

export const useHotel = () => useDesk().hotel
