import { Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import type { AudienceCoupon } from '#graphql/inputs/campaign-audience.ts'
import { useHotel } from '../frame/viewer.tsx'
import { languages } from '../inquiries/labels.ts'
import { sourceName } from '../subscribers/sources.ts'
import { Button } from '../ui/Button.tsx'
import { FieldGrid } from '../ui/FieldGrid.tsx'
import type { FormFields } from '../ui/field-of.ts'
import { Inset } from '../ui/Inset.tsx'
import { SelectField } from '../ui/SelectField.tsx'
import { TextField } from '../ui/TextField.tsx'
import { formatNumber } from '../ui/number.ts'
import { CheckGroup } from './CheckGroup.tsx'
import { areEverybody, everybody, type AudienceDraft, type Draft } from './draft.ts'
import { useSubscriberSourcesQuery } from './useCampaignAudience.generated.ts'
import type { CampaignAudience } from './useCampaignAudience.ts'

interface AudienceFieldsProps {
  form: FormFields<Draft>
  found: CampaignAudience
}

const coupons: readonly { value: AudienceCoupon | ''; label: string }[] = [
  { value: '', label: 'Any or none' },
  { value: 'usable', label: 'Have one that they can still use' },
  { value: 'redeemed', label: 'Have redeemed one' },
  { value: 'none', label: 'Were never given one' },
]

const people = (count: number) => `${formatNumber(count)} ${count === 1 ? 'person' : 'people'} now.`

/** What an audience is made of. */
const Conditions = ({ form: { values, complaints, set } }: Pick<AudienceFieldsProps, 'form'>) => {
  const { audience } = values
  const offered = useHotel().languages
  const { data } = useSubscriberSourcesQuery({ fetchPolicy: 'cache-first' })
  // One that was chosen stays, although it is not among the most frequent any more.
  const sources = [...new Set([...(data?.subscriberSources ?? []), ...audience.sources])]
  const change = (changed: Partial<AudienceDraft>) => set('audience', { ...audience, ...changed })
  return (
    <Stack gap="5">
      <CheckGroup
        label="Language of their mails"
        options={offered.map((locale) => ({ value: locale, label: languages[locale].name }))}
        value={audience.languages}
        onChange={(chosen) => change({ languages: chosen })}
        complaint={complaints['audience.languages']}
      />
      {sources.length > 0 && (
        <CheckGroup
          label="Where they joined"
          options={sources.map((source) => ({ value: source, label: sourceName(source) }))}
          value={audience.sources}
          onChange={(chosen) => change({ sources: chosen })}
          complaint={complaints['audience.sources']}
        />
      )}
      <FieldGrid>
        <SelectField
          label="Coupons"
          name="audience.coupon"
          options={coupons}
          value={audience.coupon}
          onChange={(coupon) => change({ coupon })}
        />
        <TextField
          label="No coupon since"
          name="audience.noCouponSince"
          type="date"
          value={audience.noCouponSince}
          onChange={(noCouponSince) => change({ noCouponSince })}
          complaint={complaints['audience.noCouponSince']}
        />
        <TextField
          label="Joined before"
          name="audience.joinedBefore"
          type="date"
          value={audience.joinedBefore}
          onChange={(joinedBefore) => change({ joinedBefore })}
          complaint={complaints['audience.joinedBefore']}
        />
      </FieldGrid>
      <Button
        type="button"
        size="sm"
        alignSelf="flex-start"
        disabled={areEverybody(audience)}
        onClick={() => set('audience', everybody)}
      >
        Everybody again
      </Button>
    </Stack>
  )
}

/** Whom the campaign goes to: everybody, unless it is narrowed. */
export const AudienceFields = ({ form, found }: AudienceFieldsProps) => {
  const { sentence, count, isCounting, problem } = found
  const isFaulty = Object.keys(form.complaints).some((name) => name.startsWith('audience'))
  const [isOpened, setOpened] = useState(() => !areEverybody(form.values.audience))
  const isOpen = isOpened || isFaulty
  return (
    <Inset
      title="Who gets it"
      end={
        <Button type="button" size="xs" aria-expanded={isOpen} onClick={() => setOpened(!isOpen)}>
          {isOpen ? 'Fold' : 'Narrow it'}
        </Button>
      }
    >
      <Text role="status" aria-busy={isCounting} mb={isOpen ? '4' : '0'}>
        {problem ?? [sentence, count !== null && people(count)].filter(Boolean).join(' ')}
      </Text>
      {isOpen && <Conditions form={form} />}
      {form.complaints['audience'] && <Text color="fg.error">{form.complaints['audience']}</Text>}
    </Inset>
  )
}
