import { Box, Grid } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { Empty } from './Empty.tsx'
import { FilterBar } from './FilterBar.tsx'
import { rowId } from './InquiryRow.tsx'
import { ListColumn } from './ListColumn.tsx'
import { PaneColumn } from './PaneColumn.tsx'
import { useInquiryFilters } from './useInquiryFilters.ts'

const sheet = {
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'l3',
  boxShadow: 'sm',
} as const

/** Side by side where there is room; on a phone the list, then the inquiry, then back. */
const InquiriesTab = () => {
  const filters = useInquiryFilters()
  const { openId, addressOf, close } = filters
  const list = useRef<HTMLDivElement>(null)
  const before = useRef(openId)

  useEffect(() => {
    const closed = before.current
    before.current = openId
    if (!closed || openId) return
    const row = document.querySelector<HTMLElement>(`#${CSS.escape(rowId(closed))}`)
    ;(row ?? list.current)?.focus()
  }, [openId])

  return (
    <>
      <Box display={{ base: openId ? 'none' : 'block', lg: 'block' }}>
        <FilterBar {...filters} />
      </Box>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(20rem, 25rem) minmax(0, 1fr)' }}
        gap="6"
        alignItems="start"
      >
        <Box
          ref={list}
          tabIndex={-1}
          outline="none"
          {...sheet}
          overflow="hidden"
          display={{ base: openId ? 'none' : 'block', lg: 'block' }}
        >
          <ListColumn filters={filters} />
        </Box>
        <Box
          // A fresh element starts at its top, whatever was scrolled before.
          key={openId}
          as="section"
          aria-label="Inquiry"
          {...sheet}
          display={{ base: openId ? 'block' : 'none', lg: 'block' }}
          position={{ lg: 'sticky' }}
          top="6"
          maxHeight={{ lg: 'calc(100dvh - 3rem)' }}
          overflowY={{ lg: 'auto' }}
        >
          {openId ? (
            <PaneColumn id={openId} addressOf={addressOf} onClose={close} />
          ) : (
            <Empty title="No inquiry is open">Choose one from the list to read and answer it.</Empty>
          )}
        </Box>
      </Grid>
    </>
  )
}

export default InquiriesTab
