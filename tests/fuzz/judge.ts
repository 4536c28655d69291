import { httpStatuses } from '#api/errors.ts'

export interface Answer {
  status: number
  body: string
  isGraphql: boolean
}

/** What an answer tells of the server's inside: frames of a stack, places in it, words of SQL and of its libraries. */
const inside =
  /\n\s+at \S+ \(|node_modules|file:\/\/\/|\/api\/[\w/-]+\.ts|\b(?:select|insert into|update|delete from) "\w+"|violates |SQLSTATE|DriverException|MikroORM|Kysely|ZodError|TypeError|RangeError|Cannot read propert|is not a function|is not iterable|invalid input syntax/

interface GraphqlError {
  path?: unknown[]
  extensions?: { code?: string }
}

const errorsOf = ({ body, isGraphql }: Answer): GraphqlError[] => {
  if (!isGraphql) return []
  try {
    return (JSON.parse(body) as { errors?: GraphqlError[] } | null)?.errors ?? []
  } catch {
    return []
  }
}

/** What is wrong with an answer whatever was asked; null when nothing is. */
export const complaintAbout = (answer: Answer): string | null => {
  if (answer.status >= 500) return `status ${answer.status}`
  const codes = errorsOf(answer).map(({ extensions }) => extensions?.code ?? 'no code')
  const known = (code: string) => code in httpStatuses || code === 'PERSISTED_QUERY_NOT_FOUND'
  const strange = codes.find((code) => !known(code) || code === 'INTERNAL_SERVER_ERROR')
  if (strange) return `the error code ${strange}`
  const leak = inside.exec(answer.body)
  return leak && `tells of the inside: ${leak[0]}`
}

/** Whether the operation itself was refused, not only a field of its answer. */
export const isRefused = (answer: Answer): boolean => {
  if (!answer.isGraphql) return answer.status >= 400
  return answer.status >= 400 || errorsOf(answer).some(({ path }) => (path?.length ?? 0) <= 1)
}
