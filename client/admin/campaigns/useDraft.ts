import { useState } from 'react'
import { campaignSchema } from '#graphql/inputs/campaign.ts'
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

  /** Marks what is missing, or else what is out of bounds by the rules that the server has too. */
  const check = (): 'fine' | 'missing' | 'wrong' => {
    const names = missingFields(draft)
    const wrong = campaignSchema.safeParse(inputOf(draft)).error?.issues ?? []
    const found =
      names.length > 0 ? names.map((name) => [name, missing[name]]) : wrong.map((one) => [one.path[0], one.message])
    setComplaints(Object.fromEntries(found))
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
