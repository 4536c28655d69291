import { unbroken } from '#graphql/unbroken.ts'
import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Locale } from '#graphql/locales.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { Icon } from '#client/ui/Icon.tsx'
import type { IconName } from '#client/ui/icons.ts'
import { TextLink } from '#client/ui/TextLink.tsx'

interface PracticalFactsProps {
  /** Of hours and admission, where nobody has written them in the page's language. */
  lang?: Locale
  distance: string
  address?: string
  phone?: string | null
  phoneLink?: string | null
  hours?: string | null
  admission?: string
}

const Fact = ({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) => (
  <chakra.div display="flex" gap="0.625rem" textStyle="small">
    <dt>
      <Icon name={icon} color="coralDeep" marginTop="0.125rem" />
      <chakra.span srOnly>{label}</chakra.span>
    </dt>
    <chakra.dd minWidth="0">{children}</chakra.dd>
  </chakra.div>
)

/** Where it is, whom to call, when it is open and what it costs, as far as that is known. */
export const PracticalFacts = ({
  lang,
  distance,
  address,
  phone,
  phoneLink,
  hours,
  admission,
}: PracticalFactsProps) => {
  const { t } = useLanguage()
  return (
    <chakra.dl display="grid" gap="0.5rem" marginTop="1rem">
      <Fact icon="signpost" label={t('thingsToDo.distance')}>
        <strong>{unbroken(distance)}</strong>
      </Fact>
      {address && (
        <Fact icon="pin" label={t('thingsToDo.address')}>
          {address}
        </Fact>
      )}
      {phone && phoneLink && (
        <Fact icon="phone" label={t('thingsToDo.phone')}>
          <TextLink href={`tel:${phoneLink}`}>{phone}</TextLink>
        </Fact>
      )}
      {hours && (
        <Fact icon="clock" label={t('thingsToDo.hours')}>
          <span lang={lang}>{hours}</span>
        </Fact>
      )}
      {admission && (
        <Fact icon="ticket" label={t('thingsToDo.admission')}>
          <span lang={lang}>{admission}</span>
        </Fact>
      )}
    </chakra.dl>
  )
}
