import { chakra } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { mailPricePath, readMailedPrice } from '#graphql/mailed-price.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { withPrefix } from '#client/paths.ts'
import { Button } from '#client/ui/Button.tsx'
import { Disclosure } from '#client/ui/Disclosure.tsx'
import { TextField } from '#client/ui/fields.tsx'
import { SpamTrap } from '#client/ui/SpamTrap.tsx'
import { useSite } from '../site-context.ts'
import { PhoneText } from '../texts/PhoneText.tsx'
import { writeStay, type StayAnswerProps } from './stay.ts'

const longestAddress = 254

/** A plain form that has the price mailed, once: the server leads back here and says in the address what became of it. */
export const MailPrice = ({ hotel, stay }: Pick<StayAnswerProps, 'hotel' | 'stay'>) => {
  const { t } = useLanguage()
  const { path, prefix } = useSite()
  const { search } = useLocation()
  const id = useId()
  const [trap, setTrap] = useState('')
  const mailed = readMailedPrice(search)
  const isWrong = mailed === 'wrong'
  return (
    <Disclosure
      open={mailed !== null}
      marginTop="0.25rem"
      summary={t('stay.mail.open')}
      summaryProps={{
        display: 'flex',
        justifyContent: 'center',
        color: 'lagoon',
        fontWeight: '600',
        textDecoration: 'underline',
        textUnderlineOffset: '0.2em',
      }}
    >
      {mailed && !isWrong && (
        // The page was loaded anew: nothing else leads there.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        <chakra.p role="status" tabIndex={-1} autoFocus fontWeight="600" marginBlock="0.5rem">
          <PhoneText>{t(`stay.mail.${mailed}`, { phone: hotel.phone })}</PhoneText>
        </chakra.p>
      )}
      {mailed !== 'sent' && (
        <chakra.form
          method="post"
          action={withPrefix(mailPricePath, prefix)}
          display="grid"
          gap="0.75rem"
          marginTop="0.5rem"
        >
          {[...new URLSearchParams(writeStay(stay))].map(([name, value]) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          ))}
          <input type="hidden" name="page" value={path} />
          <chakra.p textStyle="small">{t('stay.mail.note')}</chakra.p>
          <TextField
            id={`${id}email`}
            name="email"
            label={t('contact.form.email')}
            type="email"
            required
            maxLength={longestAddress}
            autoComplete="email"
            error={isWrong ? t('stay.mail.wrong') : undefined}
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus={isWrong}
          />
          <SpamTrap id={`${id}website`} label={t('contact.form.leaveEmpty')} value={trap} onChange={setTrap} />
          <Button type="submit">{t('stay.mail.send')}</Button>
        </chakra.form>
      )}
    </Disclosure>
  )
}
