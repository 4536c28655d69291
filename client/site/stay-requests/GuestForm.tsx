import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { paths } from '#graphql/paths.ts'
import { withPrefix } from '#client/paths.ts'
import { useSite } from '../site-context.ts'

interface GuestFormProps {
  token: string
  children: ReactNode
}

/** A plain form to the guest's own page, which the server answers with or without scripts. */
export const GuestForm = ({ token, children }: GuestFormProps) => {
  const { prefix } = useSite()
  return (
    <chakra.form method="post" action={withPrefix(paths.yourStay(token), prefix)} display="grid" gap="1rem">
      {children}
    </chakra.form>
  )
}
