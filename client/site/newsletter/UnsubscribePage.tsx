import { MailingLinkPage } from './MailingLinkPage.tsx'

const UnsubscribePage = () => <MailingLinkPage purpose="unsubscribe" />

export default UnsubscribePage
