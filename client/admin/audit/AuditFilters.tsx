import { FieldGrid } from '../ui/FieldGrid.tsx'
import { SelectField } from '../ui/SelectField.tsx'
import { TextField } from '../ui/TextField.tsx'
import type { AuditFilter } from './audit-filter.ts'
import { useAuditActorsQuery } from './AuditTab.generated.ts'
import { auditActions, capitalised } from './labels.ts'

const actions = Object.entries(auditActions).map(([value, label]) => ({
  value: value as AuditFilter['action'],
  label: capitalised(label),
}))

interface AuditFiltersProps {
  filter: AuditFilter
  onChange: (filter: AuditFilter) => void
}

export const AuditFilters = ({ filter, onChange }: AuditFiltersProps) => {
  const actors = useAuditActorsQuery().data?.auditActors ?? []
  const set = (change: Partial<AuditFilter>) => onChange({ ...filter, ...change })
  return (
    <FieldGrid>
      <SelectField
        label="What"
        name="action"
        value={filter.action}
        options={[{ value: '', label: 'Everything' }, ...actions]}
        onChange={(action) => set({ action })}
      />
      <SelectField
        label="Who"
        name="actor"
        value={filter.actor}
        options={[{ value: '', label: 'Everybody' }, ...actors.map(({ id, name }) => ({ value: id, label: name }))]}
        onChange={(actor) => set({ actor })}
      />
      <TextField
        label="From"
        name="firstDay"
        type="date"
        max={filter.lastDay || undefined}
        value={filter.firstDay}
        onChange={(firstDay) => set({ firstDay })}
      />
      <TextField
        label="To"
        name="lastDay"
        type="date"
        min={filter.firstDay || undefined}
        value={filter.lastDay}
        onChange={(lastDay) => set({ lastDay })}
      />
    </FieldGrid>
  )
}
