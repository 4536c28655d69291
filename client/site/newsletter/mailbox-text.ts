import type { useLanguage } from '#client/i18n/useLanguage.ts'

/** What waits in the mailbox of who has joined: the code where the hotel promises one. */
export const mailboxText = (t: ReturnType<typeof useLanguage>['t'], percent: number | null | undefined): string =>
  percent ? t('newsletter.checkEmail', { percent: percent / 100 }) : t('newsletter.checkMailbox')
