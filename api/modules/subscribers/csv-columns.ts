/** The columns of the specification, in its order; an import reads the same file back. */
export const csvColumns = {
  email: 'Email',
  name: 'Name',
  phone: 'Phone',
  status: 'Status',
  subscribedDate: 'Subscribed Date',
  source: 'Source',
} as const

export type CsvRow = Record<keyof typeof csvColumns, string>

/** 'contact_form' as Contact Form. */
export const sourceLabel = (source: string): string =>
  source.replaceAll('_', ' ').replaceAll(/\b\w/g, (letter) => letter.toUpperCase())

export const sourceFromLabel = (label: string): string => label.trim().toLowerCase().replaceAll(/\s+/g, '_')
