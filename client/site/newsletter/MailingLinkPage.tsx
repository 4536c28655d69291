import { Suspense } from 'react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { LinkFrame } from './LinkFrame.tsx'
import { LinkText } from './LinkText.tsx'
import { ConfirmLink } from './ConfirmLink.tsx'
import { useMailingLinkPageQuery } from './MailingLinkPage.generated.ts'
import { UnsubscribeLink } from './UnsubscribeLink.tsx'
import { useToken } from './useToken.ts'

/** Where the links of a mail lead. Opening one only shows what it would do: mail programs open every link. */
export const MailingLinkPage = ({ purpose }: { purpose: 'confirm' | 'unsubscribe' }) => {
  const { language, t } = useLanguage()
  const { hotel } = useMailingLinkPageQuery({ locale: language })
  const token = useToken()
  const title = t(`newsletter.${purpose}.pageTitle`)
  const Link = purpose === 'confirm' ? ConfirmLink : UnsubscribeLink
  const checking = (
    <>
      <LinkText title={title} text={t('newsletter.link.checking')} />
      <noscript>{t('newsletter.link.needsScript', { phone: hotel.phone })}</noscript>
    </>
  )
  return (
    <>
      <title>{`${title} | ${hotel.name}`}</title>
      <meta name="robots" content="noindex" />
      <LinkFrame>
        {token === undefined ? (
          checking
        ) : (
          <Suspense fallback={checking}>
            <Link hotel={hotel} token={token ?? ''} />
          </Suspense>
        )}
      </LinkFrame>
    </>
  )
}
