import { Box, Progress, Stack } from '@chakra-ui/react'
import { Inset } from '../ui/Inset.tsx'
import { formatNumber } from '../ui/number.ts'

interface Quota {
  dailyUsage: number
  dailyQuota: number
  monthlyUsage: number
  monthlyQuota: number
}

const Usage = ({ label, used, quota }: { label: string; used: number; quota: number }) => (
  <Progress.Root value={Math.min(used, quota)} max={Math.max(quota, 1)} size="sm" colorPalette="sea">
    <Progress.Label display="flex" justifyContent="space-between" mb="1.5" fontWeight="medium">
      {label}
      <Box as="span" fontVariantNumeric="tabular-nums">
        {formatNumber(used)} / {formatNumber(quota)}
      </Box>
    </Progress.Label>
    <Progress.Track>
      <Progress.Range />
    </Progress.Track>
  </Progress.Root>
)

/** How much of what Bing takes in a day and in a month has been used. */
export const BingQuota = ({ quota }: { quota: Quota }) => (
  <Inset title="Submission quota">
    <Stack gap="4">
      <Usage label="Daily usage" used={quota.dailyUsage} quota={quota.dailyQuota} />
      <Usage label="Monthly usage" used={quota.monthlyUsage} quota={quota.monthlyQuota} />
    </Stack>
  </Inset>
)
