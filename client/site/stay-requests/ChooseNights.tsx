import { chakra } from '@chakra-ui/react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { ButtonLink } from '#client/ui/Button.tsx'
import { LinkText } from '../newsletter/LinkText.tsx'
import { PlannerLink } from '../stay/PlannerLink.tsx'

interface ChooseNightsProps {
  text: string
  /** Why not the stay of the address. */
  reasons?: readonly string[]
}

/** There is nothing that can be asked for here; the way to what can. */
export const ChooseNights = ({ text, reasons = [] }: ChooseNightsProps) => {
  const { t } = useLanguage()
  return (
    <LinkText title={t('request.title')} text={text}>
      {reasons.length > 0 && (
        <chakra.ul listStyle="disc" paddingInlineStart="1.25rem" marginBottom="1.75rem" display="grid" gap="0.5rem">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </chakra.ul>
      )}
      <ButtonLink asChild>
        <PlannerLink>{t('stay.choose')}</PlannerLink>
      </ButtonLink>
    </LinkText>
  )
}
