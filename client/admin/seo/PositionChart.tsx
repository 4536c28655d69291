import { Box } from '@chakra-ui/react'
import { CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { ChartLegend } from '../ui/ChartLegend.tsx'
import { axis, gridColor, tooltipStyle } from '../ui/chart-look.ts'
import { lineStyles } from '../ui/line-styles.ts'
import { formatMonthDay, formatStayDay } from '../ui/time.ts'
import { chartRows, type KeywordHistory } from './position-history.ts'

/** Few points are dots, many are a line. */
const mostDots = 7

/** Positions over time, the best at the top. Decoration: the table below it says the same. */
const PositionChart = ({ histories }: { histories: readonly KeywordHistory[] }) => {
  const rows = chartRows(histories)
  return (
    <Box aria-hidden="true">
      <Box height={{ base: '15rem', md: '18rem' }}>
        <ResponsiveContainer width="100%" height="100%">
          <LineChart data={rows} accessibilityLayer={false} margin={{ top: 8, right: 16, bottom: 0, left: 0 }}>
            <CartesianGrid stroke={gridColor} vertical={false} />
            <XAxis {...axis} dataKey="date" minTickGap={28} tickMargin={8} height={36} tickFormatter={formatMonthDay} />
            <YAxis {...axis} reversed allowDecimals={false} domain={[1, 'dataMax']} width={36} interval={0} />
            <Tooltip contentStyle={tooltipStyle} labelFormatter={(date) => formatStayDay(String(date))} />
            {histories.map(({ keyword }, place) => (
              <Line
                key={keyword}
                name={keyword}
                dataKey={(row: (typeof rows)[number]) => row.positions[place] ?? null}
                type="monotone"
                stroke={lineStyles[place]?.color}
                strokeDasharray={lineStyles[place]?.dash}
                strokeWidth={2.25}
                dot={rows.length <= mostDots}
                isAnimationActive={false}
              />
            ))}
          </LineChart>
        </ResponsiveContainer>
      </Box>
      <ChartLegend names={histories.map(({ keyword }) => keyword)} />
    </Box>
  )
}

export default PositionChart
