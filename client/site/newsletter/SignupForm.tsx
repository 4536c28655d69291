import { chakra } from '@chakra-ui/react'
import { useId, type FormEvent } from 'react'
import { paths } from '#graphql/paths.ts'
import { useDataSource } from '#client/apollo/deferred.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { withPrefix } from '#client/paths.ts'
import { Button } from '#client/ui/Button.tsx'
import { TextField } from '#client/ui/fields.tsx'
import { useToast } from '#client/ui/toast/toast-context.ts'
import { SpamTrap } from '#client/ui/SpamTrap.tsx'
import { useSite } from '../site-context.ts'
import { CouponBox } from './CouponBox.tsx'
import type { SignupFormFragment } from './SignupForm.generated.ts'
import { useSignup } from './useSignup.ts'
import { HotelText } from '../texts/HotelText.tsx'
import { PhoneText } from '../texts/PhoneText.tsx'

interface SignupFormProps {
  hotel: SignupFormFragment
  /** On the dark blue of the sea, where the red of a problem could not be read. */
  onDark?: boolean
}

const sentences = { empty: 'newsletter.emptyText', wrong: 'newsletter.wrong' } as const

/** Joins the mailing list with an address and nothing else. */
export const SignupForm = ({ hotel, onDark }: SignupFormProps) => {
  const { t } = useLanguage()
  const showToast = useToast()
  const source = useDataSource()
  const { prefix } = useSite()
  const id = useId()
  const { form, won, values, problem, cameBack, joined, sending, change, submit } = useSignup({
    onEmpty: () => showToast({ tone: 'problem', title: t('newsletter.emptyTitle'), text: t('newsletter.emptyText') }),
    onFailed: () =>
      showToast({
        tone: 'problem',
        title: t('newsletter.failedTitle'),
        text: t('newsletter.failedText', { phone: hotel.phone }),
      }),
  })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void submit()
  }

  return (
    <chakra.form
      ref={form}
      method="post"
      action={withPrefix(paths.deals(), prefix)}
      noValidate
      onSubmit={onSubmit}
      onFocus={() => source.warm()}
      display="grid"
      gap="0.875rem"
      css={onDark ? { '& [id$=-error]': { color: 'lamp' } } : undefined}
    >
      <chakra.div
        display="grid"
        gap="0.75rem"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' }}
        alignItems="start"
      >
        <TextField
          id={`${id}email`}
          name="email"
          type="email"
          autoComplete="email"
          label={t('newsletter.email')}
          value={values.email}
          error={problem === 'empty' || problem === 'wrong' ? t(sentences[problem]) : undefined}
          // A page that came back for this field: without a script nothing else leads there.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={cameBack && !joined}
          disabled={sending}
          onChange={(event) => change('email', event.currentTarget.value)}
        />
        <Button type="submit" disabled={sending} marginTop={{ sm: '1.6875rem' }} minWidth={{ sm: '10rem' }}>
          {t(sending ? 'newsletter.sending' : 'newsletter.submit')}
        </Button>
      </chakra.div>
      <SpamTrap
        id={`${id}website`}
        label={t('contact.form.leaveEmpty')}
        value={values.website}
        onChange={(value) => change('website', value)}
      />
      {problem === 'failed' && (
        <chakra.p role="alert" textStyle="small" fontWeight="600" color={onDark ? 'lamp' : 'coralDeep'}>
          {t('newsletter.failedTitle')}. <PhoneText>{t('newsletter.failedText', { phone: hotel.phone })}</PhoneText>
        </chakra.p>
      )}
      {/* In the page from the start, so that what appears in it is read out. */}
      <chakra.div role="status" _empty={{ marginTop: '-0.875rem' }}>
        {joined && <CouponBox ref={won} hotel={hotel} code={joined.couponCode} />}
      </chakra.div>
      <HotelText place="newsletter-consent" textStyle="small" color={onDark ? 'lagoonPale' : 'inkSoft'} />
    </chakra.form>
  )
}
