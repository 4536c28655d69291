import { Box } from '@chakra-ui/react'
import { CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { ChartLegend } from '../ui/ChartLegend.tsx'
import { axis, gridColor, tooltipStyle } from '../ui/chart-look.ts'
import { lineStyles } from '../ui/line-styles.ts'
import { formatMonthDay, formatStayDay } from '../ui/time.ts'
import { formatNumber } from '../ui/number.ts'
import type { Series } from './series.ts'
import type { VisitWeekFragment } from './VisitsTab.generated.ts'

/** Few weeks are dots, many are a line. */
const mostDots = 26

interface WeekChartProps {
  series: readonly Series[]
  weeks: readonly VisitWeekFragment[]
}

/** Counts of weeks that are over, each with a line of its own. Decoration: the table below it says the same. */
const WeekChart = ({ series, weeks }: WeekChartProps) => (
  <Box aria-hidden="true">
    <Box height={{ base: '14rem', md: '17rem' }}>
      <ResponsiveContainer width="100%" height="100%">
        <LineChart data={[...weeks]} accessibilityLayer={false} margin={{ top: 8, right: 16, bottom: 0, left: 0 }}>
          <CartesianGrid stroke={gridColor} vertical={false} />
          <XAxis
            {...axis}
            dataKey="startsOn"
            minTickGap={28}
            tickMargin={8}
            height={36}
            tickFormatter={formatMonthDay}
          />
          <YAxis {...axis} allowDecimals={false} width={52} tickFormatter={formatNumber} />
          <Tooltip
            contentStyle={tooltipStyle}
            labelFormatter={(monday) => `Week of ${formatStayDay(String(monday))}`}
            formatter={(count) => formatNumber(Number(count))}
          />
          {series.map(({ name, of }, place) => (
            <Line
              key={name}
              name={name}
              dataKey={of}
              type="linear"
              stroke={lineStyles[place]?.color}
              strokeDasharray={lineStyles[place]?.dash}
              strokeWidth={2.25}
              dot={weeks.length <= mostDots && { r: 3, strokeDasharray: 'none' }}
              isAnimationActive={false}
            />
          ))}
        </LineChart>
      </ResponsiveContainer>
    </Box>
    <ChartLegend names={series.map(({ name }) => name)} />
  </Box>
)

export default WeekChart
