import type { ComponentType } from 'react'
import { deskPath } from '#graphql/desk-paths.ts'
import { staffPaths } from '#graphql/paths.ts'
import type { Permission } from '#graphql/permissions.ts'
import type { InboxIcon } from '../ui/icons.tsx'
import { areas, type AreaName } from './area-names.ts'
import { emailPages } from './email-pages.ts'
import { deskTabs, tabAt, tabsBeside, type Person } from './tabs.ts'

/** One screen of the desk. */
export interface Place {
  to: string
  label: string
  Count?: ComponentType | undefined
}

export interface Area {
  name: AreaName
  label: string
  /** Where there is little room; a part of the label. */
  short: string
  Icon: typeof InboxIcon
  places: readonly [Place, ...Place[]]
}

type Can = (permission: Permission) => boolean

/** The pages with addresses of their own, which stand after the tabs of Marketing. */
export const pagesOf = (can: Can, area: AreaName): readonly Place[] =>
  area === 'marketing'
    ? emailPages.filter(({ permission }) => can(permission)).map(({ path, title }) => ({ to: path, label: title }))
    : []

/** The areas where somebody has something to do, with all that stands in them. */
export const areasFor = (can: Can): readonly Area[] => {
  const tabs = deskTabs(can)
  return areas.flatMap((area) => {
    const ownTabs = tabs
      .filter((tab) => tab.area === area.name)
      .map(({ id, label, Count }) => ({ to: deskPath(id), label, Count }))
    const [first, ...more] = [...ownTabs, ...pagesOf(can, area.name)]
    return first ? [{ short: area.label, ...area, places: [first, ...more] as const }] : []
  })
}

/** The row of an area on the pages that have addresses of their own: what are tabs at the desk are links there. */
export const placesBeside = (can: Can, area: AreaName): readonly Place[] => [
  ...tabsBeside(can, area).map(({ id, label }) => ({ to: deskPath(id), label })),
  ...pagesOf(can, area),
]

/** The area of an address; undefined where no screen stands. */
export const areaAt = (person: Person, pathname: string, tab: string | null): AreaName | undefined => {
  if (pathname === staffPaths.desk) return tabAt(person, tab).area
  return emailPages.some(({ path }) => path === pathname) ? 'marketing' : undefined
}
