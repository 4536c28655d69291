import type { InquiryPage, InquiryStatus, Locale } from './InquiriesTab.generated.ts'
import { hotelToday } from '../ui/time.ts'
import type { StayBesideFragment, StaySource } from './StayBeside.generated.ts'

export const statuses: Record<InquiryStatus, { label: string; palette: string }> = {
  NEW: { label: 'New', palette: 'coral' },
  OPEN: { label: 'Open', palette: 'orange' },
  ANSWERED: { label: 'Answered', palette: 'green' },
  CLOSED: { label: 'Closed', palette: 'gray' },
  SPAM: { label: 'Spam', palette: 'red' },
}

export const statusOrder = Object.keys(statuses) as InquiryStatus[]

export const statusOptions = statusOrder.map((value) => ({ value, label: statuses[value].label }))

export const pageNames: Record<InquiryPage, string> = {
  HOME: 'Home page',
  CONTACT: 'Contact page',
  THINGS_TO_DO: 'Things to do',
  CHAT: 'Chat',
  STAY: 'Asked for a stay',
}

/** The guest's language, and how a letter in it begins. */
export const languages: Record<Locale, { name: string; greeting: string }> = {
  en: { name: 'English', greeting: 'Hello' },
  es: { name: 'Spanish', greeting: 'Hola' },
  pt: { name: 'Portuguese', greeting: 'Olá' },
  fr: { name: 'French', greeting: 'Bonjour' },
  de: { name: 'German', greeting: 'Guten Tag' },
  fi: { name: 'Finnish', greeting: 'Hei' },
  sv: { name: 'Swedish', greeting: 'Hej' },
}

const staySources: Record<StaySource, string> = {
  STAFF: 'As staff have corrected it.',
  REQUEST: 'As the guest asked for it in the planner.',
  FORM: 'By the dates of the form and the words of the message.',
  MESSAGE: 'Read in the words of the message.',
}

/** Where the stay of an inquiry was read, and whose room is shown where the one that was asked for is gone. */
export const tellSource = ({
  source,
  roomTypeId,
  roomType,
}: Pick<StayBesideFragment, 'source' | 'roomTypeId' | 'roomType'>): string => {
  if (!roomTypeId || roomType?.id === roomTypeId) return staySources[source]
  const gone = 'The room that was asked for is not offered any more'
  return `${staySources[source]} ${gone}${roomType ? ': this is the least expensive one that is free' : ''}.`
}

interface Snoozed {
  snoozedUntil: string | null
}

/** Until a day that is ahead at the hotel. */
export const isSleeping = ({ snoozedUntil }: Snoozed): boolean => snoozedUntil !== null && snoozedUntil > hotelToday()
