import { useArchiveQuestionQuery } from './ArchiveQuestion.generated.ts'

const needed = (count: number) =>
  count === 1
    ? '1 open stay request needs this room type: answer it first.'
    : `${count} open stay requests need this room type: answer them first.`

/** What happens to guests when a room type is archived. */
export const ArchiveQuestion = ({ id }: { id: string }) => {
  const { data } = useArchiveQuestionQuery({ variables: { id }, fetchPolicy: 'network-only' })
  const count = data?.roomType?.openStayRequests ?? 0
  return (
    <>
      Guests cannot book it from then on. Nothing of it is lost: it can be brought back from “Show archived”.
      {count > 0 && ` ${needed(count)}`}
    </>
  )
}
