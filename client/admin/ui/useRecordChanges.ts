import type { ApolloCache, TypedDocumentNode } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { attempted, reported } from './reported.ts'
import { rereadOnConflict } from './reread-on-conflict.ts'
import { notify } from './toasts.tsx'
import { useUndo } from './useUndo.ts'

/** A record that staff make, change and put away. */
export interface StoredRecord {
  id: string
  version: number
  active: boolean
  updatedAt: string
}

/** What there is to know about one noun, so that all are made, changed and put away in the same way. */
export interface RecordKind<Item extends StoredRecord, Input> {
  /** As in "Failed to create room type". */
  noun: string
  /** The query of the list, which is asked for again after each change. */
  list: string
  nameOf: (item: Item) => string
  create: TypedDocumentNode<object, { input: Input }>
  update: TypedDocumentNode<object, { input: { id: string; version?: number | null } & Partial<Input> }>
  /** The answer to an update that is awaited, with the item as it will be. */
  updated: (item: Item) => object
  putAway: TypedDocumentNode<object, { id: string }>
  restore: TypedDocumentNode<object, { id: string }>
  /** What is said when it was put away, and when it could not be. */
  away: (name: string) => { done: { title: string; description?: string }; failed: string }
  /** Takes it out of the list at once. */
  leave?: { answer: (item: Item) => object; update: (cache: ApolloCache, item: Item) => void }
}

export const archived = (name: string) => ({
  done: { title: `${name} was archived` },
  failed: `${name} could not be archived`,
})

/** The record as an update answered it, in the answer's one field. */
const savedIn = <Item>(answer: object | null | undefined) => (Object.values(answer ?? {}) as Item[])[0]

/** Everything that staff do to the records of one noun. */
export const useRecordChanges = <Item extends StoredRecord, Input extends { active: boolean }>(
  kind: RecordKind<Item, Input>,
) => {
  const client = useApolloClient()
  // A list that cannot be had says so itself; what was changed is changed all the same.
  const refresh = () => client.refetchQueries({ include: [kind.list] }).catch(() => undefined)

  const { undo, wayBack } = useUndo(refresh)

  const restore = (item: Item) =>
    attempted(`${kind.nameOf(item)} could not be brought back`, async () => {
      await client.mutate({ mutation: kind.restore, variables: { id: item.id } })
      await refresh()
      notify({ tone: 'success', title: `${kind.nameOf(item)} is back` })
    })

  return {
    nameOf: kind.nameOf,

    create: (input: Input) =>
      reported('create', kind.noun, async () => {
        await client.mutate({ mutation: kind.create, variables: { input } })
        await refresh()
      }),

    /** @throws CONFLICT when the version is not the current one; the list then holds the current one. */
    update: (id: string, version: number | undefined, input: Input) =>
      reported(
        'update',
        kind.noun,
        () =>
          rereadOnConflict(refresh, async () => {
            const { data } = await client.mutate({
              mutation: kind.update,
              variables: { input: { id, version, ...input } },
            })
            void refresh()
            return savedIn<Item>(data)
          }),
        // What was saved as it was has no way back.
        (saved) => (saved && saved.version !== version ? wayBack(saved) : undefined),
      ),

    /** Shown at once, taken back when the server refuses. */
    setActive: (item: Item, active: boolean) =>
      reported(
        'update',
        kind.noun,
        async () => {
          const { data } = await client.mutate({
            mutation: kind.update,
            variables: { input: { id: item.id, version: item.version, active } as never },
            optimisticResponse: kind.updated({ ...item, active }),
          })
          return savedIn<Item>(data)
        },
        (saved) => saved && wayBack(saved),
      ).then(refresh, refresh),

    /** The message about it has the way back. */
    putAway: async (item: Item) => {
      const { done, failed } = kind.away(kind.nameOf(item))
      await attempted(failed, async () => {
        await client.mutate({
          mutation: kind.putAway,
          variables: { id: item.id },
          ...(kind.leave && {
            optimisticResponse: kind.leave.answer(item),
            update: (cache: ApolloCache) => kind.leave!.update(cache, item),
          }),
        })
        await refresh()
        notify({ tone: 'success', ...done, action: { label: 'Undo', onClick: () => void restore(item) } })
      })
    },

    restore,
    undo,
  }
}

export type RecordChanges<Item extends StoredRecord, Input extends { active: boolean }> = ReturnType<
  typeof useRecordChanges<Item, Input>
>
