/** The six things that every guest has, in the order of their tiles. */
export const amenities = ['wifi', 'parking', 'coffee', 'patio', 'garden', 'room'] as const

/** Outlines on a 24 × 24 grid, in the hand of client/ui/icons.ts; only this page needs them. */
export const amenityIcons = {
  wifi: 'M3.500 9.500a12.500 12.500 0 0 1 17 0M6.500 13a8 8 0 0 1 11 0M9.500 16.300a3.700 3.700 0 0 1 5 0M12 19.500h.01',
  parking: 'M4 16v-3.500l2-5.500h12l2 5.500V16zM4 12.500h16M6 16v2.500M18 16v2.500M7.500 14.300h.01M16.500 14.300h.01',
  coffee:
    'M5 9h11v5a4.500 4.500 0 0 1-4.500 4.500h-2A4.500 4.500 0 0 1 5 14zM16 10.500h1.500a2.200 2.200 0 0 1 0 4.500H16M8.500 3.500V6M12.500 3.500V6',
  patio: 'M12 21V8M3.500 12a8.500 8.500 0 0 1 17 0zM12 3.500V2.500M8 21h8',
  garden:
    'M12 21c.5-4 .5-7-.5-10.500M11.500 10.500C9 7.500 6 7.500 3.500 9.500M11.500 10.500C9.500 7 10 4.500 12.500 3M11.500 10.500c1.500-3 4.500-4 8-2.500M11.500 10.500c3-.5 5.500 1 6.500 4M7.500 21h9',
  room: 'M7 3.500h10v17H7zM7 10h10M9.500 6v1.800M9.500 12.500V15',
} as const
