import { useLocation } from 'react-router-dom'
import { deskPath } from '#graphql/desk-paths.ts'
import { staffPaths } from '#graphql/paths.ts'
import { useViewer } from './viewer.tsx'
import { areaAt } from '../desk/areas.ts'
import { tabAt } from '../desk/tabs.ts'

/** Where in the desk somebody is: the area, and the address of the screen without what else it says. */
export const useAddress = () => {
  const viewer = useViewer()
  const location = useLocation()
  const pathname = location.pathname.replace(/\/+$/, '')
  const tab = new URLSearchParams(location.search).get('tab')
  return {
    area: areaAt(viewer, pathname, tab),
    place: pathname === staffPaths.desk ? deskPath(tabAt(viewer, tab).id) : pathname,
  }
}
