/**
 * One operation over the wire without Apollo's client, which is more code than a page: for answers that no other
 * part shows. Throws what `readFailure` understands.
 */
export const send = async <Data>(query: string, variables: Record<string, unknown>): Promise<Data> => {
  const answer = await fetch('/graphql', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = (await answer.json()) as { data?: Data | null; errors?: unknown }
  if (!data) throw Object.assign(new Error('The operation failed'), { errors })
  return data
}
