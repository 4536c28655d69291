import { NoticePage } from './NoticePage.tsx'

const AccessibilityPage = () => <NoticePage notice="ACCESSIBILITY" place="accessibility" />

export default AccessibilityPage
