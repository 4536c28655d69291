import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import type { Ref } from 'react'
import { paths } from '#graphql/paths.ts'
import { withPrefix } from '#client/paths.ts'
import { useSite } from '../site-context.ts'

interface GuestFormProps extends HTMLChakraProps<'form'> {
  token: string
  ref?: Ref<HTMLFormElement>
}

/** A plain form to the guest's own page, which the server answers with or without scripts. */
export const GuestForm = ({ token, ...props }: GuestFormProps) => {
  const { prefix } = useSite()
  return (
    <chakra.form
      method="post"
      action={withPrefix(paths.yourStay(token), prefix)}
      display="grid"
      gap="1rem"
      {...props}
    />
  )
}
