import { Box, Flex, Grid, Table, Text, VisuallyHidden } from '@chakra-ui/react'
import type { ReactNode } from 'react'

export interface Column<Row> {
  header: string
  cell: (row: Row) => ReactNode
  /** Numbers stand under each other, at the end of the cell. */
  isNumber?: boolean
}

interface DataTableProps<Row> {
  /** Read out before the table; not shown, as a heading stands above it. */
  caption: string
  columns: readonly [Column<Row>, ...Column<Row>[]]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** A control at the end of each row. */
  action?: (row: Row) => ReactNode
}

const wide = { display: { base: 'none', md: 'table-cell' } } as const

/** The further columns of a row on a phone: each with its name, two beside each other. */
const Folded = <Row,>({ columns, row }: { columns: readonly Column<Row>[]; row: Row }) => (
  <Grid
    as="dl"
    hideFrom="md"
    templateColumns="repeat(auto-fill, minmax(8.5rem, 1fr))"
    columnGap="4"
    rowGap="1"
    mt="1.5"
  >
    {columns.map(({ header, cell }) => (
      <Flex key={header} gap="2">
        <Text as="dt" color="fg.muted">
          {header}
        </Text>
        <dd>{cell(row)}</dd>
      </Flex>
    ))}
  </Grid>
)

/** A table where there is room; on a phone the further columns stand below the first one, whose header is only read out. */
export const DataTable = <Row,>({ caption, columns, rows, rowKey, action }: DataTableProps<Row>) => {
  const [first, ...further] = columns
  return (
    <Table.Root
      size="sm"
      css={{
        '& th': { color: 'fg.muted', fontWeight: 'semibold', verticalAlign: 'bottom' },
        '& thead th': { mdDown: { p: '0', borderWidth: '0', lineHeight: '0' } },
        '& td': { verticalAlign: 'top', py: '2.5', fontVariantNumeric: 'tabular-nums' },
        '& :is(th, td):first-of-type': { ps: '0' },
        '& :is(th, td):last-of-type': { pe: '0' },
        '& tbody tr:last-of-type td': { borderBottomWidth: '0' },
      }}
    >
      <Table.Caption srOnly>{caption}</Table.Caption>
      <Table.Header>
        <Table.Row bg="transparent">
          <Table.ColumnHeader>
            <Box srOnly={{ base: true, md: false }}>{first.header}</Box>
          </Table.ColumnHeader>
          {further.map(({ header, isNumber }) => (
            <Table.ColumnHeader key={header} {...wide} textAlign={isNumber ? 'end' : 'start'}>
              {header}
            </Table.ColumnHeader>
          ))}
          {action && (
            <Table.ColumnHeader {...wide}>
              <VisuallyHidden>Action</VisuallyHidden>
            </Table.ColumnHeader>
          )}
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {rows.map((row) => (
          <Table.Row key={rowKey(row)} bg="transparent">
            <Table.Cell overflowWrap="break-word" pe={{ base: '0', md: '3' }}>
              <Flex justify="space-between" gap="3">
                <Box fontWeight={{ base: 'semibold', md: 'inherit' }}>{first.cell(row)}</Box>
                {action && <Box hideFrom="md">{action(row)}</Box>}
              </Flex>
              <Folded columns={further} row={row} />
            </Table.Cell>
            {further.map(({ header, cell, isNumber }) => (
              <Table.Cell key={header} {...wide} textAlign={isNumber ? 'end' : 'start'}>
                {cell(row)}
              </Table.Cell>
            ))}
            {action && (
              <Table.Cell {...wide} textAlign="end">
                {action(row)}
              </Table.Cell>
            )}
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  )
}
