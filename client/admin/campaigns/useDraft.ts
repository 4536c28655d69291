import { useEffect, useEffectEvent, useState } from 'react'
import { campaignSchemaOn } from '#graphql/inputs/campaign.ts'
import { fieldOf } from '../ui/field-of.ts'
import { hotelDay } from '../ui/time.ts'
import { useUnsaved } from '../ui/unsaved.ts'
import { areSame, draftFrom, emptyDraft, missingFields, type Draft } from './draft.ts'
import { inputOf } from './input.ts'
import type { TemplateParts } from './TemplatePicker.tsx'

type Complaints = Partial<Record<keyof Draft, string>>

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
  const [{ draft, templateId }, setWork] = useState<Work>(() => found ?? emptyWork())
  const [keptAt, setKeptAt] = useState(found?.at ?? null)
  const [complaints, setComplaints] = useState<Complaints>({})

  const set = <K extends keyof Draft>(name: K, value: Draft[K]) => {
    setWork((before) => ({ ...before, draft: { ...before.draft, [name]: value } }))
    setComplaints(({ [name]: _mended, ...others }) => others)
  }
  const begin = (work: Work) => {
    setWork(work)
    setKeptAt(null)
    setComplaints({})
  }
  const reset = () => begin(emptyWork())

  const keepTyped = useEffectEvent((work: Work) => {
    if (work.draft === found?.draft) return
    if (areSame(work.draft, emptyDraft(new Date()))) forget()
    else keep(work)
  })
  useEffect(() => keepTyped({ draft, templateId }), [draft, templateId])

  /** Marks all that is missing or out of bounds, by the rules that the server has too. */
  const check = (): 'fine' | 'missing' | 'wrong' => {
    const names = missingFields(draft)
    const wrong = campaignSchemaOn(hotelDay(new Date())).safeParse(inputOf(draft)).error?.issues ?? []
    setComplaints({
      ...Object.fromEntries(wrong.map(({ path, message }) => [path[0], message])),
      ...Object.fromEntries(names.map((name) => [name, missing[name]])),
    })
    return names.length > 0 ? 'missing' : wrong.length > 0 ? 'wrong' : 'fine'
  }

  return {
    draft,
    templateId,
    field: fieldOf<Draft>({ values: draft, complaints, set }),
    complain: setComplaints,
    select: (template: TemplateParts) => begin({ draft: draftFrom(template, new Date()), templateId: template.id }),
    reset,
    /** It has reached the server: whoever comes back to the form finds it empty. */
    forget,
    unsaved: keptAt ? { at: keptAt, onDiscard: reset } : null,
    check,
  }
}

export type DraftState = ReturnType<typeof useDraft>
