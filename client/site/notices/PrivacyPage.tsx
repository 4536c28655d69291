import { NoticePage } from './NoticePage.tsx'

const PrivacyPage = () => <NoticePage notice="PRIVACY" place="privacy" />

export default PrivacyPage
