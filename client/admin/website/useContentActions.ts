import type { ApolloCache } from '@apollo/client'
import type { ContentKind } from '#graphql/inputs/content/kinds.ts'
import type { Locale } from '#graphql/locales.ts'
import type { ContentEntryFieldsFragment as Entry } from './EntryFields.generated.ts'
import type { inputOf } from './entry-values.ts'
import { schemaKind } from './kinds.ts'
import {
  useArchiveContentEntryMutation,
  useCreateContentMutation,
  useDiscardContentDraftMutation,
  useDraftContentTranslationMutation,
  usePublishContentMutation,
  useRestoreContentEntryMutation,
  useRestoreContentRevisionMutation,
  useSaveContentMutation,
  useUnscheduleContentMutation,
} from './useContentActions.generated.ts'

type Input = ReturnType<typeof inputOf>

const lists = [
  'contentEntries',
  'contentOverview',
  'contentRevisions',
  'contentFacts',
  'contentLinks',
  'linksToFix',
  'pictureUses',
]

/** Lists ask anew, for what stands in them depends on what was done; so does whoever shows facts or revisions. */
const forgetLists = (cache: ApolloCache) => {
  for (const fieldName of lists) cache.evict({ id: 'ROOT_QUERY', fieldName })
}

/** What can be done with a record; each call answers it as it is then, or throws. */
export const useContentActions = (kind: ContentKind) => {
  const update = { update: forgetLists }
  const [create] = useCreateContentMutation(update)
  const [save] = useSaveContentMutation(update)
  const [publish] = usePublishContentMutation(update)
  const [unschedule] = useUnscheduleContentMutation(update)
  const [discard] = useDiscardContentDraftMutation(update)
  const [draft] = useDraftContentTranslationMutation(update)
  const [archive] = useArchiveContentEntryMutation(update)
  const [restore] = useRestoreContentEntryMutation(update)
  const [restoreRevision] = useRestoreContentRevisionMutation(update)
  return {
    create: async (input: Input): Promise<Entry> =>
      (await create({ variables: { input: { kind: schemaKind(kind), ...input } } })).data!.createContent,
    save: async (id: string, version: number, input: Input): Promise<Entry> =>
      (await save({ variables: { input: { id, version, ...input } } })).data!.saveContent,
    publish: async (id: string, version: number, how: { locales?: Locale[]; at?: Date } = {}): Promise<Entry> => {
      const input = { id, version, locales: how.locales ?? null, at: how.at?.toISOString() ?? null }
      return (await publish({ variables: { input } })).data!.publishContent
    },
    unschedule: async (id: string, version: number): Promise<Entry> =>
      (await unschedule({ variables: { input: { id, version } } })).data!.unscheduleContent,
    discard: async (id: string, version: number): Promise<Entry> =>
      (await discard({ variables: { input: { id, version } } })).data!.discardContentDraft,
    draft: async (id: string, version: number, locale: Locale): Promise<Entry> =>
      (await draft({ variables: { input: { id, version, locale } } })).data!.draftContentTranslation,
    archive: async (id: string): Promise<Entry> => (await archive({ variables: { id } })).data!.archiveContent,
    restore: async (id: string): Promise<Entry> => (await restore({ variables: { id } })).data!.restoreContent,
    restoreRevision: async (revisionId: string, version: number): Promise<Entry> =>
      (await restoreRevision({ variables: { input: { revisionId, version } } })).data!.restoreContentRevision,
  }
}

export type ContentActions = ReturnType<typeof useContentActions>
