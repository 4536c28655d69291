import { useState } from 'react'
import type { SettingName } from '#graphql/inputs/connections.ts'
import { failureOf } from '../ui/failure.ts'
import { rereadOnConflict } from '../ui/reread-on-conflict.ts'
import { asSentence } from '../ui/sentence.ts'
import { ConnectionsDocument, type ConnectionPartsFragment } from './ConnectionsTab.generated.ts'
import { useSaveConnectionMutation, useTestConnectionMutation } from './useConnection.generated.ts'

export interface Result {
  ok: boolean
  message: string
}

type Changes = { name: SettingName; value: string | null }[]

/** Everything that owners do with a connection. What is typed never reaches the cache. */
export const useConnection = ({ id, version: shown }: ConnectionPartsFragment) => {
  const [saveConnection] = useSaveConnectionMutation()
  const [testConnection, { client }] = useTestConnectionMutation({ fetchPolicy: 'no-cache' })
  const [result, setResult] = useState<Result | null>(null)
  const [trying, setTrying] = useState<'test' | 'mail' | null>(null)
  const refresh = () => client.refetchQueries({ include: [ConnectionsDocument] }).catch(() => undefined)

  /** @throws CONFLICT when somebody else changed it; the list then holds what they entered. */
  const save = async (settings: Changes, version = shown) => {
    setResult(null)
    await rereadOnConflict(refresh, () => saveConnection({ variables: { input: { id, version, settings } } }))
  }

  const test = async (settings: Changes, sendMail = false) => {
    setTrying(sendMail ? 'mail' : 'test')
    setResult(null)
    try {
      const { data } = await testConnection({ variables: { input: { id, settings, sendMail } } })
      const { ok, message } = data!.testConnection
      setResult({ ok, message: asSentence(message) })
      if (settings.length === 0) await refresh()
    } catch (error) {
      setResult({ ok: false, message: failureOf(error).message })
    } finally {
      setTrying(null)
    }
  }

  return { save, test, result, trying }
}
