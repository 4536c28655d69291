import { Tabs } from '@chakra-ui/react'
import type { ComponentType } from 'react'
import { TabRow } from '../ui/TabRow.tsx'
import { BacklinksPart } from './BacklinksPart.tsx'
import { CompetitorsPart } from './CompetitorsPart.tsx'
import { KeywordsPart } from './KeywordsPart.tsx'
import type { Overview } from './OverviewCards.tsx'
import { OverviewPart } from './OverviewPart.tsx'
import { seoParts, type SeoPartId } from './parts.ts'
import { TrackingPart } from './TrackingPart.tsx'

const contents: Record<Exclude<SeoPartId, 'overview'>, ComponentType> = {
  keywords: KeywordsPart,
  tracking: TrackingPart,
  backlinks: BacklinksPart,
  competitors: CompetitorsPart,
}

interface SeoPartsProps {
  overview: Overview
  current: SeoPartId
  onChoose: (id: string) => void
}

const Content = ({ id, overview }: { id: SeoPartId; overview: Overview }) => {
  if (id === 'overview') return <OverviewPart overview={overview} />
  const Part = contents[id]
  return <Part />
}

/** Each sub-tab asks for its data when it is opened, not before: every report costs units. */
export const SeoParts = ({ overview, current, onChoose }: SeoPartsProps) => (
  <Tabs.Root
    value={current}
    onValueChange={({ value }) => onChoose(value)}
    activationMode="manual"
    variant="subtle"
    colorPalette="sea"
    lazyMount
  >
    <TabRow label="SEO reports" current={current} tabs={seoParts} />
    {seoParts.map(({ id }) => (
      <Tabs.Content key={id} value={id} pt="4">
        <Content id={id} overview={overview} />
      </Tabs.Content>
    ))}
  </Tabs.Root>
)
