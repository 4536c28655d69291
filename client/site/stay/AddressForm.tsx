import { chakra } from '@chakra-ui/react'
import { useId, useState, type ReactNode } from 'react'
import { writeStay, type Stay } from '#graphql/stay-address.ts'
import { longestEmail } from '#graphql/text-limits.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { withPrefix } from '#client/paths.ts'
import { Button } from '#client/ui/Button.tsx'
import { Disclosure } from '#client/ui/Disclosure.tsx'
import { TextField } from '#client/ui/fields.tsx'
import { SpamTrap } from '#client/ui/SpamTrap.tsx'
import { useSite } from '../site-context.ts'
import { PhoneText } from '../texts/PhoneText.tsx'

interface AddressFormProps {
  /** What opens it. */
  summary: string
  /** Where it goes. */
  action: string
  stay: Stay
  /** What happens with the address. */
  note: string
  send: string
  /** The address that was sent is none. */
  isWrong: boolean
  /** What became of it otherwise, once it was sent. */
  outcome?: string | undefined
  isDone: boolean
  /** More to fill in. */
  children?: ReactNode
}

/**
 * A plain form that leaves an address beside a stay, folded until it is wanted: the server leads back here and says in the
 * page's address what became of it.
 */
export const AddressForm = ({
  summary,
  action,
  stay,
  note,
  send,
  isWrong,
  outcome,
  isDone,
  children,
}: AddressFormProps) => {
  const { t } = useLanguage()
  const { path, prefix } = useSite()
  const id = useId()
  const [trap, setTrap] = useState('')
  return (
    <Disclosure
      open={isWrong || outcome !== undefined}
      marginTop="0.25rem"
      summary={summary}
      summaryProps={{
        display: 'flex',
        justifyContent: 'center',
        textAlign: 'center',
        color: 'lagoon',
        fontWeight: '600',
        textDecoration: 'underline',
        textUnderlineOffset: '0.2em',
      }}
    >
      {outcome !== undefined && (
        // The page was loaded anew: nothing else leads there.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        <chakra.p role="status" tabIndex={-1} autoFocus fontWeight="600" marginBlock="0.5rem">
          <PhoneText>{outcome}</PhoneText>
        </chakra.p>
      )}
      {!isDone && (
        <chakra.form method="post" action={withPrefix(action, prefix)} display="grid" gap="0.75rem" marginTop="0.5rem">
          {[...new URLSearchParams(writeStay(stay))].map(([name, value]) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          ))}
          <input type="hidden" name="page" value={path} />
          <chakra.p textStyle="small">{note}</chakra.p>
          <TextField
            id={`${id}email`}
            name="email"
            label={t('contact.form.email')}
            type="email"
            required
            maxLength={longestEmail}
            autoComplete="email"
            error={isWrong ? t('stay.mail.wrong') : undefined}
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus={isWrong}
          />
          {children}
          <SpamTrap id={`${id}website`} label={t('contact.form.leaveEmpty')} value={trap} onChange={setTrap} />
          <Button type="submit" look="outline">
            {send}
          </Button>
        </chakra.form>
      )}
    </Disclosure>
  )
}
