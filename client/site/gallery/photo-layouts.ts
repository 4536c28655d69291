import type { HTMLChakraProps } from '@chakra-ui/react'

type Style = Pick<
  HTMLChakraProps<'div'>,
  'gridColumn' | 'gridRow' | 'gridTemplateColumns' | 'gridTemplateRows' | 'gridAutoRows' | 'aspectRatio' | 'height'
>

interface Cell {
  /** Part of the grid's width that the picture takes at most, so that no larger file is fetched. */
  share: number
  place?: Style
}

export interface Arrangement {
  grid: Style
  cells: readonly Cell[]
}

const single: Arrangement = { grid: { aspectRatio: '3 / 2' }, cells: [{ share: 1 }] }

const pair: Arrangement = {
  grid: { gridTemplateColumns: '1.75fr 1fr', aspectRatio: '2 / 1', gridTemplateRows: '100%' },
  cells: [{ share: 0.75 }, { share: 0.75 }],
}

const leadAndTwo: Arrangement = {
  grid: { gridTemplateColumns: '2fr 1fr', gridTemplateRows: '1fr 1fr', aspectRatio: '16 / 9' },
  cells: [{ share: 0.85, place: { gridRow: '1 / -1' } }, { share: 0.45 }, { share: 0.45 }],
}

const leadAndThree: Arrangement = {
  grid: { gridTemplateColumns: 'repeat(3, 1fr)', gridTemplateRows: '2.6fr 1fr', aspectRatio: '4 / 3' },
  cells: [{ share: 1, place: { gridColumn: '1 / -1' } }, { share: 0.34 }, { share: 0.34 }, { share: 0.34 }],
}

/** Four pictures with the smaller three standing beside the first instead of under it. */
export const columnOfThree: Arrangement = {
  grid: { gridTemplateColumns: '2.6fr 1fr', gridTemplateRows: 'repeat(3, 1fr)', aspectRatio: '16 / 10' },
  cells: [{ share: 1, place: { gridRow: '1 / -1' } }, { share: 0.3 }, { share: 0.3 }, { share: 0.3 }],
}

const half: Cell = { share: 0.5, place: { gridColumn: { base: 'span 6', md: 'span 3' } } }
const third: Cell = { share: 0.5, place: { gridColumn: { base: 'span 6', md: 'span 4' } } }

/** Eight pictures as a mosaic: no cell stays empty, neither on a phone nor on a desk. */
export const mosaicOfEight: Arrangement = {
  grid: {
    gridTemplateColumns: 'repeat(12, 1fr)',
    gridAutoRows: '1fr',
    aspectRatio: { base: '1 / 2', md: '7 / 4' },
  },
  cells: [
    { share: 1, place: { gridColumn: { base: 'span 12', md: 'span 6' }, gridRow: 'span 2' } },
    half,
    half,
    half,
    half,
    { share: 1, place: { gridColumn: { base: 'span 12', md: 'span 4' } } },
    third,
    third,
  ],
}

const byCount: readonly Arrangement[] = [single, single, pair, leadAndTwo, leadAndThree]

/** The layout for one to four pictures. */
export const arrange = (count: number): Arrangement => byCount[count] ?? leadAndThree

/** As high as the text beside it on a desk, where a column of pictures would leave a gap under them. */
const besideText = (phone: Arrangement, columns: string, rows: string, lead?: Style): Arrangement => ({
  grid: {
    gridTemplateColumns: { base: phone.grid.gridTemplateColumns as string, lg: columns },
    gridTemplateRows: { base: phone.grid.gridTemplateRows as string, lg: rows },
    aspectRatio: { base: phone.grid.aspectRatio as string, lg: 'auto' },
    height: { lg: '100%' },
  },
  cells: phone.cells.map((cell, index) => (index === 0 && lead ? { ...cell, place: lead } : cell)),
})

const tall: readonly Arrangement[] = [
  besideText(single, '1fr', '1fr'),
  besideText(single, '1fr', '1fr'),
  besideText(pair, '1fr', '1.35fr 1fr'),
  besideText(leadAndTwo, '1fr 1fr', '2fr 1fr', {
    gridRow: { base: '1 / -1', lg: 'auto' },
    gridColumn: { lg: '1 / -1' },
  }),
  besideText(leadAndThree, 'repeat(3, 1fr)', '3fr 1fr', { gridColumn: '1 / -1' }),
]

export const arrangeBesideText = (count: number): Arrangement => tall[count] ?? tall[4]!

/** The same shape whatever the number of pictures, for cards that stand in a row. */
export const arrangeInRow = (count: number): Arrangement => {
  const { grid, cells } = arrange(count)
  return { grid: { ...grid, aspectRatio: '16 / 9' }, cells }
}

const wide = (phone: Arrangement): Arrangement => ({
  ...phone,
  grid: { ...phone.grid, aspectRatio: { base: phone.grid.aspectRatio as string, lg: '2 / 1' } },
})

/** The smaller three under the first on a phone, beside it on a desk. */
const leadOfFour: Arrangement = {
  grid: {
    gridTemplateColumns: { base: 'repeat(3, 1fr)', lg: '2.6fr 1fr' },
    gridTemplateRows: { base: '2.6fr 1fr', lg: 'repeat(3, 1fr)' },
    aspectRatio: { base: '4 / 3', lg: '2 / 1' },
  },
  cells: [
    { share: 1, place: { gridColumn: { base: '1 / -1', lg: '1' }, gridRow: { lg: '1 / -1' } } },
    { share: 0.34 },
    { share: 0.34 },
    { share: 0.34 },
  ],
}

/** Any number more, as small ones in rows. */
const leadOfMany = (count: number): Arrangement => ({
  grid: { gridTemplateColumns: { base: 'repeat(3, 1fr)', lg: 'repeat(4, 1fr)' } },
  cells: [
    { share: 1, place: { gridColumn: '1 / -1', aspectRatio: { base: '3 / 2', lg: '2 / 1' } } },
    ...Array.from({ length: count - 1 }, () => ({ share: 0.34, place: { aspectRatio: '3 / 2' } })),
  ],
})

const leads: readonly Arrangement[] = [wide(single), wide(single), pair, wide(leadAndTwo), leadOfFour]

/** The top of a page: on a desk no higher than half its width, whatever the number of pictures. */
export const arrangeAtTop = (count: number): Arrangement => leads[count] ?? leadOfMany(count)
