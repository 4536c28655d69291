import { MailingLinkPage } from './MailingLinkPage.tsx'

const ConfirmPage = () => <MailingLinkPage purpose="confirm" />

export default ConfirmPage
