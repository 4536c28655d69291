import { useApolloClient } from '@apollo/client/react'
import type { ContentData, ContentKind } from '#graphql/inputs/content/kinds.ts'
import type { Locale } from '#graphql/locales.ts'
import type { ContentEntryFieldsFragment as Entry } from './EntryFields.generated.ts'
import type { inputOf } from './entry-values.ts'
import { schemaKind } from './kinds.ts'
import { refetchContent } from './refetch-content.ts'
import {
  useArchiveContentEntryMutation,
  useCreateContentMutation,
  useDiscardContentDraftMutation,
  useDraftContentTranslationMutation,
  usePublishContentMutation,
  useReplacePictureMutation,
  useRestoreContentEntryMutation,
  useRestoreContentRevisionMutation,
  useSaveContentMutation,
  useUnscheduleContentMutation,
} from './useContentActions.generated.ts'

type Input = ReturnType<typeof inputOf>

/** What can be done with a record; each call answers it as it is then, or throws. */
export const useContentActions = (kind: ContentKind) => {
  const client = useApolloClient()
  const [create] = useCreateContentMutation()
  const [save] = useSaveContentMutation()
  const [publish] = usePublishContentMutation()
  const [replacePicture] = useReplacePictureMutation()
  const [unschedule] = useUnscheduleContentMutation()
  const [discard] = useDiscardContentDraftMutation()
  const [draft] = useDraftContentTranslationMutation()
  const [archive] = useArchiveContentEntryMutation()
  const [restore] = useRestoreContentEntryMutation()
  const [restoreRevision] = useRestoreContentRevisionMutation()

  const changed = async <Data>(change: Promise<{ data?: Data }>): Promise<Data> => {
    const { data } = await change
    void refetchContent(client)
    return data!
  }
  return {
    create: async (input: Input): Promise<Entry> =>
      (await changed(create({ variables: { input: { kind: schemaKind(kind), ...input } } }))).createContent,
    save: async (id: string, version: number, input: Input): Promise<Entry> =>
      (await changed(save({ variables: { input: { id, version, ...input } } }))).saveContent,
    publish: async (id: string, version: number, how: { locales?: Locale[]; at?: Date } = {}): Promise<Entry> => {
      const input = { id, version, locales: how.locales ?? null, at: how.at?.toISOString() ?? null }
      return (await changed(publish({ variables: { input } }))).publishContent
    },
    replacePicture: async (id: string, version: number, data: ContentData<'picture'>): Promise<Entry> =>
      (await changed(replacePicture({ variables: { input: { id, version, data } } }))).replacePicture,
    unschedule: async (id: string, version: number): Promise<Entry> =>
      (await changed(unschedule({ variables: { input: { id, version } } }))).unscheduleContent,
    discard: async (id: string, version: number): Promise<Entry> =>
      (await changed(discard({ variables: { input: { id, version } } }))).discardContentDraft,
    draft: async (id: string, version: number, locale: Locale): Promise<Entry> =>
      (await changed(draft({ variables: { input: { id, version, locale } } }))).draftContentTranslation,
    archive: async (id: string): Promise<Entry> => (await changed(archive({ variables: { id } }))).archiveContent,
    restore: async (id: string): Promise<Entry> => (await changed(restore({ variables: { id } }))).restoreContent,
    restoreRevision: async (revisionId: string, version: number): Promise<Entry> =>
      (await changed(restoreRevision({ variables: { input: { revisionId, version } } }))).restoreContentRevision,
  }
}

export type ContentActions = ReturnType<typeof useContentActions>
