import { useState } from 'react'
import { campaignSchemaOn } from '#graphql/inputs/campaign.ts'
import { hotelDay } from '../ui/time.ts'
import { draftFrom, emptyDraft, missingFields, type Draft } from './draft.ts'
import { inputOf } from './input.ts'
import type { TemplateParts } from './TemplatePicker.tsx'

type Complaints = Partial<Record<keyof Draft, string>>

const missing = { subject: 'Email subject is required', discountPercent: 'Discount percentage is required' }

/** The campaign that is being written, and the template it was started from. */
export const useDraft = () => {
  const [draft, setDraft] = useState(() => emptyDraft(new Date()))
  const [templateId, setTemplateId] = useState<string | null>(null)
  const [complaints, setComplaints] = useState<Complaints>({})

  const set = <K extends keyof Draft>(name: K, value: Draft[K]) => {
    setDraft((before) => ({ ...before, [name]: value }))
    setComplaints(({ [name]: _mended, ...others }) => others)
  }
  const begin = (next: Draft, template: string | null) => {
    setDraft(next)
    setTemplateId(template)
    setComplaints({})
  }

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
    complaints,
    set,
    complain: setComplaints,
    select: (template: TemplateParts) => begin(draftFrom(template, new Date()), template.id),
    reset: () => begin(emptyDraft(new Date()), null),
    check,
  }
}

export type DraftState = ReturnType<typeof useDraft>
