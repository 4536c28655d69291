import { Checkbox, Fieldset, Grid, IconButton, Image, Stack, Text, VisuallyHidden } from '@chakra-ui/react'
import { useState } from 'react'
import { smallPicture } from '../rooms/small-picture.ts'
import { Button } from '../ui/Button.tsx'
import { DeskDialog } from '../ui/DeskDialog.tsx'
import { failureOf } from '../ui/failure.ts'
import { PlusIcon, TrashIcon } from '../ui/icons.tsx'
import type { LabelledProps } from '../ui/Labelled.tsx'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { SearchBox } from '../ui/SearchBox.tsx'
import { SelectField } from '../ui/SelectField.tsx'
import { DialogFoot } from './DialogFoot.tsx'
import { schemaKind } from './kinds.ts'
import { OrderList } from './OrderList.tsx'
import { useContentChoicesQuery, useRoomTypeChoicesQuery, type ContentChoicesQuery } from './RecordPicker.generated.ts'

interface OfOne extends LabelledProps {
  name: string
  value: string
  onChange: (key: string) => void
}

interface OfMany extends LabelledProps {
  name: string
  kind: 'picture' | 'room-feature'
  value: readonly string[]
  onChange: (keys: string[]) => void
}

interface Record {
  key: string
  title: string
}

type Choice = ContentChoicesQuery['contentEntries'][number]

/** The file of a picture; what else can be chosen has none. */
const fileOf = (choice: Choice | undefined) => String(choice?.data['file'] ?? '')

/** One of the records; what is stored stays to be seen, though it may be there no more. */
const RecordSelect = ({ records, value, ...field }: OfOne & { records: readonly Record[] }) => {
  const isKnown = records.some(({ key }) => key === value)
  const first = isKnown ? [] : [{ value, label: value || 'Choose…' }]
  return (
    <SelectField
      {...field}
      value={value}
      options={[...first, ...records.map(({ key, title }) => ({ value: key, label: title }))]}
    />
  )
}

export const CategorySelect = (field: OfOne) => {
  const { data } = useContentChoicesQuery({ variables: { kind: 'FAQ_CATEGORY' } })
  return <RecordSelect {...field} records={data?.contentEntries ?? []} />
}

export const RoomTypeSelect = (field: OfOne) => {
  const { data } = useRoomTypeChoicesQuery()
  return (
    <RecordSelect {...field} records={(data?.roomTypes ?? []).map(({ slug, name }) => ({ key: slug, title: name }))} />
  )
}

const Thumb = ({ of, size }: { of: string; size: string }) => (
  <Image
    src={smallPicture({ url: '', pictureId: of })}
    alt=""
    loading="lazy"
    width={size}
    aspectRatio={3 / 2}
    objectFit="cover"
    borderRadius="l1"
    bg="bg.muted"
    flexShrink="0"
  />
)

interface ChooseProps {
  kind: OfMany['kind']
  records: readonly Choice[]
  value: readonly string[]
  onChange: (keys: string[]) => void
}

const Choose = ({ kind, records, value, onChange }: ChooseProps) => {
  const [search, setSearch] = useState('')
  const wanted = search.toLowerCase()
  const found = records.filter(({ key, title }) => `${key} ${title}`.toLowerCase().includes(wanted))
  return (
    <Stack gap="4">
      <SearchBox
        label={kind === 'picture' ? 'Search pictures' : 'Search features'}
        value={search}
        onChange={setSearch}
      />
      <Grid
        as="ul"
        listStyleType="none"
        templateColumns={`repeat(auto-fill, minmax(min(100%, ${kind === 'picture' ? '17rem' : '12rem'}), 1fr))`}
        gap="2"
        // What has the focus is not to lie below the buttons.
        css={{ '& input': { scrollMarginBottom: '6rem' } }}
      >
        {found.map((choice) => (
          <li key={choice.key}>
            <Checkbox.Root
              width="full"
              alignItems="center"
              minHeight="9"
              colorPalette="coral"
              checked={value.includes(choice.key)}
              onCheckedChange={({ checked }) =>
                onChange(checked ? [...value, choice.key] : value.filter((other) => other !== choice.key))
              }
            >
              <Checkbox.HiddenInput />
              <Checkbox.Control />
              {kind === 'picture' && <Thumb of={fileOf(choice)} size="20" />}
              <Checkbox.Label fontWeight="normal" textStyle="sm" lineClamp="3">
                {choice.title}
              </Checkbox.Label>
            </Checkbox.Root>
          </li>
        ))}
      </Grid>
      {found.length === 0 && <Text color="fg.muted">Nothing is called so.</Text>}
    </Stack>
  )
}

/** Records by their keys, in the order in which guests see them. */
export const RecordsPicker = ({ name, kind, value, onChange, label, help, complaint }: OfMany) => {
  const [isOpen, setOpen] = useState(false)
  const [said, setSaid] = useState('')
  const { data, error, refetch } = useContentChoicesQuery({
    variables: { kind: schemaKind(kind) },
  })
  const records = data?.contentEntries ?? []
  // Guests would not see a draft.
  const offered = records.filter(({ state }) => state === 'PUBLISHED' || state === 'CHANGED')
  const titleOf = (key: string) => records.find((record) => record.key === key)?.title ?? key
  const items = value.map((key) => ({
    id: key,
    name: titleOf(key),
    start: kind === 'picture' && <Thumb of={fileOf(records.find((record) => record.key === key))} size="16" />,
    end: (
      <IconButton
        size="sm"
        variant="ghost"
        colorPalette="red"
        aria-label={`Remove ${titleOf(key)}`}
        onClick={() => onChange(value.filter((other) => other !== key))}
      >
        <TrashIcon />
      </IconButton>
    ),
  }))
  return (
    <Fieldset.Root invalid={Boolean(complaint)} gap="2">
      <Fieldset.Legend textStyle="sm" fontWeight="semibold">
        {label}
      </Fieldset.Legend>
      {error && !data && (
        <LoadFailure what="what there is to choose" failure={failureOf(error)} onRetry={() => void refetch()} />
      )}
      {items.length > 0 && (
        <OrderList
          items={items}
          label={label}
          onMove={(key, place) => onChange(value.filter((other) => other !== key).toSpliced(place, 0, key))}
          onSaid={setSaid}
        />
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <Button
        name={name}
        size="sm"
        alignSelf="flex-start"
        data-fault={Boolean(complaint)}
        onClick={() => setOpen(true)}
      >
        <PlusIcon />
        Choose {label.toLowerCase()}
      </Button>
      <DeskDialog open={isOpen} onClose={() => setOpen(false)} title={`Choose ${label.toLowerCase()}`} size="xl">
        <Choose kind={kind} records={offered} value={value} onChange={onChange} />
        <DialogFoot>
          <Button variant="solid" colorPalette="coral" onClick={() => setOpen(false)}>
            Done
          </Button>
        </DialogFoot>
      </DeskDialog>
      {help && <Fieldset.HelperText mt="0">{help}</Fieldset.HelperText>}
      <Fieldset.ErrorText>{complaint}</Fieldset.ErrorText>
    </Fieldset.Root>
  )
}
