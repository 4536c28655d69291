import { useSearchParams } from 'react-router-dom'
import { DeskPart } from '../frame/DeskPart.tsx'
import { useViewer } from '../frame/viewer.tsx'
import { useGoogleReturn } from '../search-engines/useGoogleReturn.ts'
import { FirstRunBar } from '../first-run/FirstRunBar.tsx'
import { Notice } from '../ui/Notice.tsx'
import { pagesOf } from './areas.ts'
import { AreaTabs } from './AreaTabs.tsx'
import { refusedTab, tabAt, tabsBeside } from './tabs.ts'

const DeskPage = () => {
  const viewer = useViewer()
  const { can } = viewer
  const [query] = useSearchParams()
  const current = tabAt(viewer, query.get('tab'))
  const tabs = tabsBeside(can, current.area)
  const pages = pagesOf(can, current.area)
  const { Content } = current
  const refused = refusedTab(can, query.get('tab'))
  useGoogleReturn()
  // A part that cannot be loaded says so where it is shown.
  void Content.preload().catch(() => undefined)

  return (
    <FirstRunBar isShown={current.id !== 'setup'}>
      {refused && (
        <Notice tone="warning" mb="5">
          Your role does not open {refused.label}, so this is {current.label}.
        </Notice>
      )}
      {tabs.length + pages.length > 1 ? (
        <AreaTabs current={current} tabs={tabs} pages={pages} />
      ) : (
        <DeskPart>
          <Content />
        </DeskPart>
      )}
    </FirstRunBar>
  )
}

export default DeskPage
