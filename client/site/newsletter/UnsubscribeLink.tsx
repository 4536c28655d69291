import { useState } from 'react'
import { paths } from '#graphql/paths.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { Button, ButtonLink } from '#client/ui/Button.tsx'
import { takeFocus } from '#client/ui/take-focus.ts'
import { SiteLink } from '../layout/SiteLink.tsx'
import { LinkText } from './LinkText.tsx'
import type { SignupFormFragment } from './SignupForm.generated.ts'
import { useUnsubscribeMutation } from './Unsubscribe.generated.ts'
import { useLinkAction } from './useLinkAction.ts'
import { useMailingLink } from './useMailingLink.ts'
import { useText } from '../texts/useText.ts'

interface MailingLinkProps {
  hotel: SignupFormFragment
  token: string
}

export const UnsubscribeLink = ({ hotel, token }: MailingLinkProps) => {
  const { t } = useLanguage()
  const text = useText()
  const link = useMailingLink(token)
  const [unsubscribe, { loading }] = useUnsubscribeMutation()
  const [hasLeft, setLeft] = useState(false)
  const { run, isRefused } = useLinkAction(hotel, async () => {
    if (loading) return
    await unsubscribe({ token })
    setLeft(true)
  })

  if (link?.purpose !== 'UNSUBSCRIBE' || link.state === 'EXPIRED' || isRefused)
    return (
      <LinkText
        ref={isRefused ? takeFocus : undefined}
        title={t('newsletter.link.brokenTitle')}
        text={t('newsletter.unsubscribe.brokenText', { phone: hotel.phone })}
      />
    )
  const { address } = link
  if (hasLeft || link.state === 'DONE')
    return (
      <LinkText
        ref={hasLeft ? takeFocus : undefined}
        title={t('newsletter.unsubscribe.doneTitle')}
        text={t('newsletter.unsubscribe.doneText', { address })}
      >
        <ButtonLink look="outline" asChild>
          <SiteLink to={paths.home()}>{text('newsletter-home') || t('nav.home')}</SiteLink>
        </ButtonLink>
      </LinkText>
    )
  return (
    <LinkText title={t('newsletter.unsubscribe.readyTitle')} text={t('newsletter.unsubscribe.readyText', { address })}>
      <Button type="button" aria-disabled={loading || undefined} onClick={run}>
        {t('newsletter.unsubscribe.button')}
      </Button>
    </LinkText>
  )
}
