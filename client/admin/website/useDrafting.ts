import { useState } from 'react'
import type { Locale } from '#graphql/locales.ts'
import { useViewer } from '../frame/viewer.tsx'
import { failureOf, type Failure } from '../ui/failure.ts'
import { notify } from '../ui/toasts.tsx'
import type { ContentEntryFieldsFragment as Entry } from './EntryFields.generated.ts'
import type { ContentActions } from './useContentActions.ts'
import { useCanDraftContentQuery } from './useDrafting.generated.ts'
import type { EntryForm } from './useEntryForm.ts'

/**
 * Languages that the model drafts, one at a time. A failure stays with its language until the next try, whichever
 * language is looked at meanwhile.
 */
export const useDrafting = (entry: Entry | null, form: EntryForm, actions: ContentActions) => {
  const { can } = useViewer()
  const mayDraft = entry !== null && can('content:write')
  const { data } = useCanDraftContentQuery({ skip: !mayDraft })
  const [pending, setPending] = useState<Locale | null>(null)
  const [failures, setFailures] = useState<Partial<Record<Locale, Failure>>>({})

  const draft = async (locale: Locale) => {
    setPending(locale)
    setFailures(({ [locale]: _last, ...others }) => others)
    await form.run('draft', async (saved) => {
      try {
        const drafted = await actions.draft(saved.id, saved.version, locale)
        if (!drafted.words.some((words) => words.locale === locale && words.isDrafted))
          notify({ tone: 'success', title: 'The model wrote what guests read already' })
        return drafted
      } catch (error) {
        const failure = failureOf(error)
        // The form shows what somebody else has changed.
        if (failure.code === 'CONFLICT') throw error
        setFailures((others) => ({ ...others, [locale]: failure }))
        return saved
      }
    })
    setPending(null)
  }

  return {
    /** Whether a model is connected; null while that is not known, or of no concern. */
    isConnected: mayDraft ? (data?.canDraftContent ?? null) : null,
    pending,
    isBusy: form.busy !== null,
    failures,
    draft,
  }
}

export type Drafting = ReturnType<typeof useDrafting>
