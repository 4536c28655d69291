import { Badge } from '@chakra-ui/react'
import { rankingOf } from './ranking.ts'

export const RankingBadge = ({ position }: { position?: number | null }) => {
  const { label, palette } = rankingOf(position)
  return <Badge colorPalette={palette}>{label}</Badge>
}
