import { chakra } from '@chakra-ui/react'
import { paths, stayAnchor } from '#graphql/paths.ts'
import { writeSaid } from '#graphql/stay-address.ts'
import type { Ref } from 'react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { withPrefix } from '#client/paths.ts'
import { onLight } from '#client/ui/focus-ring.ts'
import { Icon } from '#client/ui/Icon.tsx'
import { TextLink } from '#client/ui/TextLink.tsx'
import { useSite } from '../site-context.ts'
import { mailboxText } from './mailbox-text.ts'
import type { SignupFormFragment } from './SignupForm.generated.ts'

interface CouponBoxProps {
  hotel: SignupFormFragment
  /** Null when the code comes by mail. */
  code: string | null
  ref?: Ref<HTMLDivElement>
}

/** What a new subscriber has won: the code as a ticket, or a line that sends to the mailbox. */
export const CouponBox = ({ hotel, code, ref }: CouponBoxProps) => {
  const { t } = useLanguage()
  const { prefix } = useSite()
  const percent = hotel.offers.newsletterPercent
  return (
    <chakra.div
      ref={ref}
      tabIndex={-1}
      display="flex"
      gap="0.875rem"
      alignItems="flex-start"
      padding="1.125rem 1.25rem"
      color="ink"
      background="blushPale"
      border="2px dashed {colors.coral}"
      borderRadius="medium"
      animation="rise 280ms {easings.tide}"
      css={onLight}
    >
      <Icon name={code ? 'check' : 'mail'} color="coralDeep" width="1.5rem" height="1.5rem" marginTop="0.125rem" />
      <chakra.div minWidth="0">
        <chakra.p fontWeight="700" hyphens="auto">
          {t('newsletter.welcome')}
        </chakra.p>
        {code ? (
          <>
            <chakra.p textStyle="small">{t('newsletter.code', { percent: (percent ?? 0) / 100 })}</chakra.p>
            <chakra.p
              fontFamily="display"
              fontSize="1.75rem"
              lineHeight="1.3"
              letterSpacing="0.05em"
              color="coralDark"
              userSelect="all"
            >
              {code}
            </chakra.p>
            <TextLink href={`${withPrefix(paths.home(), prefix)}${writeSaid({ code })}#${stayAnchor}`}>
              {t('newsletter.codePrices')}
            </TextLink>
            <chakra.p textStyle="small">{t('newsletter.codeHint')}</chakra.p>
          </>
        ) : (
          <chakra.p textStyle="small">{mailboxText(t, percent)}</chakra.p>
        )}
      </chakra.div>
    </chakra.div>
  )
}
