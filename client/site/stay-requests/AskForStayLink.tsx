import { chakra } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { paths } from '#graphql/paths.ts'
import { writeStays, type Stay } from '#graphql/stay-address.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { withPrefix } from '#client/paths.ts'
import { TextLink } from '#client/ui/TextLink.tsx'
import { useSite } from '../site-context.ts'

interface AskForStayLinkProps {
  stays: readonly Stay[]
  /** What is asked for; an answer may have two of these links, and a name each. */
  say: 'stay.ask' | 'stay.askAll' | 'stay.askBoth'
  /** Whether the price is a “from”, which nobody can keep. */
  isApproximate: boolean
}

/** The way to a kept price for who does not want to book yet: of a stay, or of several rooms in one. */
export const AskForStayLink = ({ stays, say, isApproximate }: AskForStayLinkProps) => {
  const { t } = useLanguage()
  const { prefix } = useSite()
  return (
    <chakra.p textAlign="center" marginTop="0.75rem">
      <TextLink asChild display="inline-block" paddingBlock="0.5rem">
        <Link to={withPrefix(paths.askForStay(), prefix) + writeStays(stays)}>
          {t(isApproximate ? `${say}.unsure` : say)}
        </Link>
      </TextLink>
    </chakra.p>
  )
}
