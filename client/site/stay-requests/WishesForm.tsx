import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { Button } from '#client/ui/Button.tsx'
import { CheckboxField } from '#client/ui/fields.tsx'
import { GuestForm } from './GuestForm.tsx'
import type { YourStayFragment, YourStayHotelFragment } from './YourStayPage.generated.ts'

interface WishesFormProps {
  hotel: YourStayHotelFragment
  wishes: YourStayFragment['wishes']
  /** What the price of the stay has in it already. */
  extras: readonly { kind: string }[]
  token: string
}

/** Wishes with what they cost; one whose price the hotel does not say is not offered. */
export const WishesForm = ({ hotel, wishes, extras, token }: WishesFormProps) => {
  const { t } = useLanguage()
  const id = useId()
  const { lateCheckOutFeeText: lateFee, lateCheckOutUntil: until, petFeeText: petFee } = hotel
  const offered = [
    ...(lateFee
      ? [
          {
            name: 'LATE_CHECK_OUT',
            label: t('request.wishes.lateCheckOut', { fee: lateFee, until: until ?? 'no' }),
          } as const,
        ]
      : []),
    ...(petFee ? [{ name: 'PET', label: t('request.wishes.pet', { fee: petFee }) } as const] : []),
  ].filter(({ name }) => !extras.some(({ kind }) => kind === name))
  if (offered.length === 0) return null
  return (
    <section aria-labelledby={`${id}title`}>
      <chakra.h2 id={`${id}title`} textStyle="heading" color="lagoonDeep" marginBlock="1rem 0.5rem">
        {t('request.wishes.title')}
      </chakra.h2>
      <chakra.p color="inkSoft" marginBottom="1rem">
        {t('request.wishes.intro')}
      </chakra.p>
      <GuestForm token={token}>
        {offered.map(({ name, label }) => (
          <CheckboxField
            key={name}
            id={`${id}${name}`}
            name={name}
            label={label}
            defaultChecked={wishes.includes(name)}
          />
        ))}
        <Button type="submit" name="act" value="wish" look="outline" justifySelf="start">
          {t('request.wishes.save')}
        </Button>
      </GuestForm>
    </section>
  )
}
