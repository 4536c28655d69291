import { chakra } from '@chakra-ui/react'
import { useId, useState, type FormEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { inquiryFormId, readSent } from '#graphql/posted-inquiry.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { withPrefix } from '#client/paths.ts'
import { Button } from '#client/ui/Button.tsx'
import { CheckboxField, TextAreaField, TextField } from '#client/ui/fields.tsx'
import { takeFocus } from '#client/ui/take-focus.ts'
import { useToast } from '#client/ui/toast/toast-context.ts'
import { useSite } from '../site-context.ts'
import type { InquiryField } from './inquiry-problems.ts'
import { SpamTrap } from '#client/ui/SpamTrap.tsx'
import type { InquiryPage } from './SubmitInquiry.generated.ts'
import { useInquiryForm, type SentInquiry } from './useInquiryForm.ts'

interface InquiryFormProps {
  page: InquiryPage
  /** What the message says already. */
  beginning?: string
  rows: number
  errorTitle: string
  withNewsletter?: boolean
  onSent: (sent: SentInquiry) => void
}

/** The message form. It says nothing about success beyond the reference: each page has its own way to thank. */
export const InquiryForm = ({ page, beginning, rows, errorTitle, withNewsletter, onSent }: InquiryFormProps) => {
  const { t } = useLanguage()
  const showToast = useToast()
  const { path, prefix } = useSite()
  const { search } = useLocation()
  const [reference, setReference] = useState(() => readSent(search))
  const id = useId()
  const { form, values, problems, sending, failed, refused, change, submit, warm } = useInquiryForm({
    page,
    beginning,
    onSent: (inquiry) => {
      setReference(inquiry.reference)
      onSent(inquiry)
    },
    onFailed: () => showToast({ tone: 'problem', title: errorTitle, text: t('contact.toast.error') }),
  })

  const bind = (name: InquiryField) => ({
    id: `${id}${name}`,
    name,
    label: t(`contact.form.${name}`),
    value: values[name],
    autoFocus: name === refused,
    error: problems[name] && t(problems[name].key, problems[name].values),
    onChange: (event: { currentTarget: { value: string } }) => change(name, event.currentTarget.value),
  })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setReference(undefined)
    void submit()
  }

  return (
    <chakra.form
      ref={form}
      id={inquiryFormId}
      method="post"
      // Without an anchor: browsers let it have the focus before the field that is wrong.
      action={withPrefix(path, prefix)}
      noValidate
      onSubmit={onSubmit}
      onFocus={warm}
      display="grid"
      gap="1.25rem"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
    >
      <TextField {...bind('name')} required autoComplete="name" />
      <TextField {...bind('email')} type="email" required autoComplete="email" />
      <chakra.div gridColumn={{ md: '1 / -1' }}>
        <TextField {...bind('phone')} type="tel" autoComplete="tel" note={t('contact.form.optional')} />
      </chakra.div>
      <chakra.div gridColumn={{ md: '1 / -1' }}>
        <TextAreaField {...bind('message')} required rows={rows} placeholder={t('contact.form.messageHint')} />
      </chakra.div>
      {withNewsletter && (
        <chakra.div gridColumn={{ md: '1 / -1' }}>
          <CheckboxField
            id={`${id}newsletter`}
            name="subscribedToNewsletter"
            label={t('contact.form.newsletter')}
            checked={values.subscribedToNewsletter}
            onChange={(event) => change('subscribedToNewsletter', event.currentTarget.checked)}
          />
        </chakra.div>
      )}
      <SpamTrap
        id={`${id}website`}
        label={t('contact.form.leaveEmpty')}
        value={values.website}
        onChange={(value) => change('website', value)}
      />
      <chakra.div gridColumn={{ md: '1 / -1' }} display="flex" flexWrap="wrap" alignItems="center" gap="1rem 1.5rem">
        <Button type="submit" aria-disabled={sending || undefined} minWidth={{ base: '100%', sm: '14rem' }}>
          {t(sending ? 'contact.form.sending' : 'contact.form.send')}
        </Button>
        {reference && (
          <chakra.p textStyle="small" color="palm" fontWeight="600">
            {t('contact.form.sentAs', { reference })}
          </chakra.p>
        )}
        {failed && !reference && (
          <chakra.p
            // The toast says it aloud and goes away, and this stays.
            ref={failed === 'now' ? takeFocus : undefined}
            role={failed === 'before' ? 'alert' : undefined}
            tabIndex={-1}
            // Without a script nothing else leads there.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus={failed === 'before'}
            textStyle="small"
            color="coralDeep"
            fontWeight="600"
          >
            {t('contact.toast.error')}
          </chakra.p>
        )}
      </chakra.div>
    </chakra.form>
  )
}
