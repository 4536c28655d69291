import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { fieldOf, type FormFields } from '../ui/field-of.ts'
import { notify } from '../ui/toasts.tsx'
import { useUnsaved } from '../ui/unsaved.ts'
import { areSame, completed, draftFrom, emptyDraft, hasWords, missingFields, type Draft } from './draft.ts'
import { complaintsOf, withoutComplaint, type Complaints } from './complaints.ts'
import type { TemplateParts } from './TemplatePicker.tsx'

const missing = { subject: 'Email subject is required', discountPercent: 'Discount percentage is required' }

interface Work {
  draft: Draft
  /** The template it was started from. */
  templateId: string | null
}

const emptyWork = (): Work => ({ draft: emptyDraft(new Date()), templateId: null })

/** The campaign that is being written; it is kept on this device until it is sent, saved or thrown away. */
export const useDraft = () => {
  const { found, keep, forget } = useUnsaved<Work>('campaign')
  const [start] = useState<Work>(() =>
    found ? { ...found, draft: completed(found.draft, emptyDraft(new Date())) } : emptyWork(),
  )
  const [{ draft, templateId }, setWork] = useState(start)
  const [keptAt, setKeptAt] = useState(found?.at ?? null)
  const [complaints, setComplaints] = useState<Complaints>({})

  const set = <K extends keyof Draft>(name: K, value: Draft[K]) => {
    setWork((before) => ({ ...before, draft: { ...before.draft, [name]: value } }))
    setComplaints((before) => withoutComplaint(before, name))
  }
  const begin = (work: Work) => {
    setWork(work)
    setKeptAt(null)
    setComplaints({})
  }
  const reset = () => begin(emptyWork())

  // The answer to a sending comes while somebody writes the next one.
  const latest = useRef(draft)
  useEffect(() => {
    latest.current = draft
  })

  const keepTyped = useEffectEvent((work: Work) => {
    if (work.draft === start.draft) return
    if (areSame(work.draft, emptyDraft(new Date()))) forget()
    else keep(work)
  })
  useEffect(() => keepTyped({ draft, templateId }), [draft, templateId])

  /** Marks all that is missing or out of bounds, by the rules that the server has too. */
  const check = (): 'fine' | 'missing' | 'wrong' => {
    const names = missingFields(draft)
    const wrong = complaintsOf(draft)
    setComplaints({
      ...wrong,
      ...Object.fromEntries(names.map((name) => [name, missing[name]])),
    })
    return names.length > 0 ? 'missing' : Object.keys(wrong).length > 0 ? 'wrong' : 'fine'
  }

  const form = { values: draft, complaints, set }
  const fields: FormFields<Draft> = { ...form, field: fieldOf(form) }
  return {
    draft,
    templateId,
    fields,
    complain: setComplaints,
    /** Whom it goes to stays: a template must not send to more people unawares. */
    select: (template: TemplateParts) => {
      begin({ draft: { ...draftFrom(template, new Date()), audience: draft.audience }, templateId: template.id })
      if (hasWords(draft))
        notify({
          tone: 'success',
          title: 'The template took the place of what you wrote',
          // A draft of its own: what the form began with is not kept on this device again.
          action: { label: 'Undo', onClick: () => begin({ draft: { ...draft }, templateId }) },
        })
    },
    /** It has reached the server: whoever comes back to the form finds it empty, or what was written since. */
    forget: (taken: Draft) => void (areSame(taken, latest.current) && forget()),
    /** It is sent, put off or put away: what was written since stays. */
    clear: (sent: Draft) => void (areSame(sent, latest.current) && reset()),
    unsaved: keptAt ? { at: keptAt, onDiscard: reset } : null,
    check,
  }
}

export type DraftState = ReturnType<typeof useDraft>
