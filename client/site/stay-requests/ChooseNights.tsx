import { chakra } from '@chakra-ui/react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { takeFocus } from '#client/ui/take-focus.ts'
import { ButtonLink } from '#client/ui/Button.tsx'
import { LinkText } from '../newsletter/LinkText.tsx'
import { PlannerLink } from '../stay/PlannerLink.tsx'

interface ChooseNightsProps {
  text: string
  /** Why not the stay of the address. */
  reasons?: readonly string[]
  /** The nights went while the form was being filled in: it takes the focus that was there. */
  isInPlaceOfForm?: boolean
}

/** There is nothing that can be asked for here; the way to what can. */
export const ChooseNights = ({ text, reasons = [], isInPlaceOfForm }: ChooseNightsProps) => {
  const { t } = useLanguage()
  return (
    <LinkText ref={isInPlaceOfForm ? takeFocus : undefined} title={t('request.title')} text={text}>
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
