import { useLocation } from 'react-router-dom'
import { useViewer } from './viewer.tsx'
import { areaAt } from '../desk/areas.ts'
import { tabAddress, tabAt } from '../desk/tabs.ts'

/** Where in the desk somebody is: the area, and the address of the screen without what else it says. */
export const useAddress = () => {
  const viewer = useViewer()
  const location = useLocation()
  const pathname = location.pathname.replace(/\/+$/, '')
  const tab = new URLSearchParams(location.search).get('tab')
  return {
    area: areaAt(viewer, pathname, tab),
    place: pathname === '/admin' ? tabAddress(tabAt(viewer, tab).id) : pathname,
  }
}
