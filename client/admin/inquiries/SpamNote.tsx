import { Link } from '@chakra-ui/react'
import { Link as RouterLink } from 'react-router-dom'
import { deskPath } from '#graphql/desk-paths.ts'
import { useSpamInquiryCountQuery } from './SpamNote.generated.ts'

/** Where nothing is listed, a guest's message may lie in Spam, which the list leaves out. */
export const SpamNote = () => {
  const { data } = useSpamInquiryCountQuery()
  const count = data?.inquiries.totalCount ?? 0
  if (count === 0) return null
  return (
    <Link asChild variant="underline" display="inline">
      <RouterLink to={deskPath('inquiries', { status: 'spam' })}>
        {count} {count === 1 ? 'message is' : 'messages are'} in Spam.
      </RouterLink>
    </Link>
  )
}
