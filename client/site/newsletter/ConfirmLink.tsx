import { useState } from 'react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { Button } from '#client/ui/Button.tsx'
import { takeFocus } from '#client/ui/take-focus.ts'
import { useConfirmSubscriptionMutation } from './ConfirmSubscription.generated.ts'
import { CouponBox } from './CouponBox.tsx'
import { LinkText } from './LinkText.tsx'
import { SignupForm } from './SignupForm.tsx'
import type { SignupFormFragment } from './SignupForm.generated.ts'
import { useLinkAction } from './useLinkAction.ts'
import { useMailingLink } from './useMailingLink.ts'
import type { Signup } from './useSignup.ts'

interface MailingLinkProps {
  hotel: SignupFormFragment
  token: string
}

export const ConfirmLink = ({ hotel, token }: MailingLinkProps) => {
  const { t } = useLanguage()
  const link = useMailingLink(token)
  const [confirm, { loading }] = useConfirmSubscriptionMutation()
  const [joined, setJoined] = useState<Signup | null>(null)
  const { run, isRefused } = useLinkAction(hotel, async () => {
    if (loading) return
    const { confirmSubscription: receipt } = await confirm({ token })
    setJoined({ couponCode: receipt.couponCode ?? null })
  })

  if (joined)
    return (
      <LinkText title={t('newsletter.confirm.doneTitle')} text={t('newsletter.confirm.doneText')}>
        <CouponBox ref={takeFocus} hotel={hotel} code={joined.couponCode} />
      </LinkText>
    )
  if (link?.purpose !== 'CONFIRM' || link.state === 'EXPIRED' || isRefused)
    return (
      <LinkText
        ref={isRefused ? takeFocus : undefined}
        title={t('newsletter.link.brokenTitle')}
        text={t('newsletter.confirm.brokenText')}
      >
        <SignupForm hotel={hotel} />
      </LinkText>
    )
  const { address } = link
  if (link.state === 'DONE')
    return (
      <LinkText title={t('newsletter.confirm.alreadyTitle')} text={t('newsletter.confirm.alreadyText', { address })} />
    )
  const ready = t('newsletter.confirm.readyText', { address })
  const promise = hotel.offers.newsletterPercent ? ` ${t('newsletter.confirm.readyCode')}` : ''
  return (
    <LinkText title={t('newsletter.confirm.readyTitle')} text={ready + promise}>
      <Button type="button" aria-disabled={loading || undefined} onClick={run}>
        {t('newsletter.confirm.button')}
      </Button>
    </LinkText>
  )
}
