import { chakra } from '@chakra-ui/react'
import { useId, useRef, useState } from 'react'
import { paths } from '#graphql/paths.ts'
import type { PostedStayRequest } from '#graphql/posted-stay-request.ts'
import { writeStays, type Stay } from '#graphql/stay-address.ts'
import { longestEmail, longestName, longestRequestText } from '#graphql/text-limits.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { withPrefix } from '#client/paths.ts'
import { Button } from '#client/ui/Button.tsx'
import { SelectField, TextAreaField, TextField } from '#client/ui/fields.tsx'
import { takeFocus } from '#client/ui/take-focus.ts'
import { useUnsent } from '#client/ui/useUnsent.ts'
import { problemsOf } from '../contact/inquiry-problems.ts'
import { SpamTrap } from '#client/ui/SpamTrap.tsx'
import { useSite } from '../site-context.ts'
import { PhoneText } from '../texts/PhoneText.tsx'
import { unsentRequest } from './unsent-request.ts'
import { usePatientSubmit } from './usePatientSubmit.ts'

interface AskFormProps {
  hotel: { phone: string }
  stays: readonly Stay[]
  /** Of the rooms that can be wished for; none where several are asked for. */
  numbers: readonly string[]
  again: PostedStayRequest | undefined
}

const typedFields = ['name', 'email', 'note']

/** A plain form: the server answers it with the guest's own page, with or without scripts. */
export const AskForm = ({ hotel, stays, numbers, again }: AskFormProps) => {
  const { t } = useLanguage()
  const { prefix } = useSite()
  const id = useId()
  const [trap, setTrap] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const { sending, isAway, onSubmit } = usePatientSubmit(form)
  const problems = problemsOf(again?.issues ?? [])
  const errorOf = (name: 'name' | 'email') => problems[name] && t(problems[name].key, problems[name].values)
  const [first, ...others] = stays as [Stay, ...Stay[]]
  const { roomNumber } = first
  // A room that the address wishes for is meant now, whatever was chosen before.
  useUnsent(form, unsentRequest, roomNumber ? typedFields : [...typedFields, 'number'], again !== undefined)
  const isOther = roomNumber !== '' && !numbers.includes(roomNumber)
  const cameBack = again && !problems.name && !problems.email && !isOther
  const failure = isAway ? 'failed' : cameBack && !sending ? again.refusal : null
  return (
    <chakra.form
      ref={form}
      method="post"
      action={withPrefix(paths.askForStay(), prefix) + writeStays(stays)}
      onSubmit={onSubmit}
      display="grid"
      gap="1.25rem"
    >
      {[...new URLSearchParams(writeStays([{ ...first, roomNumber: '' }, ...others]))].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {failure && failure !== 'gone' && (
        <chakra.p
          ref={isAway ? takeFocus : undefined}
          role="alert"
          tabIndex={-1}
          // Without a script nothing else leads there.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={!isAway}
          color="coralDeep"
          fontWeight="600"
        >
          <PhoneText>{t(`request.${failure}`, { phone: hotel.phone })}</PhoneText>
        </chakra.p>
      )}
      <TextField
        id={`${id}name`}
        name="name"
        label={t('contact.form.name')}
        required
        maxLength={longestName}
        autoComplete="name"
        defaultValue={again?.values.name}
        error={errorOf('name')}
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={Boolean(problems.name)}
      />
      <TextField
        id={`${id}email`}
        name="email"
        label={t('contact.form.email')}
        type="email"
        required
        maxLength={longestEmail}
        autoComplete="email"
        defaultValue={again?.values.email}
        error={errorOf('email')}
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={!problems.name && Boolean(problems.email)}
      />
      {(numbers.length > 0 || isOther) && (
        <SelectField
          id={`${id}number`}
          name="number"
          label={t('request.wish.label')}
          note={t('request.wish.note')}
          defaultValue={isOther ? '' : roomNumber}
          error={isOther ? t('request.wish.wrong', { number: roomNumber }) : undefined}
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={isOther && !problems.name && !problems.email}
        >
          <option value="">{t('request.wish.none')}</option>
          {numbers.map((number) => (
            <option key={number} value={number}>
              {t('request.wish.room', { number })}
            </option>
          ))}
        </SelectField>
      )}
      <TextAreaField
        id={`${id}note`}
        name="note"
        label={t('request.note')}
        note={t('contact.form.optional')}
        rows={3}
        maxLength={longestRequestText}
        defaultValue={again?.values.note}
      />
      <SpamTrap id={`${id}website`} label={t('contact.form.leaveEmpty')} value={trap} onChange={setTrap} />
      <Button type="submit" disabled={sending}>
        {t(sending ? 'contact.form.sending' : 'request.send')}
      </Button>
    </chakra.form>
  )
}
