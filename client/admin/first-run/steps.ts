import { deskPath } from '#graphql/desk-paths.ts'
import type { SetupPartsFragment } from './Setup.generated.ts'

export type SetupStep = SetupPartsFragment['steps'][number]

interface StepWords {
  title: string
  /** What is to be done, in plain words. */
  todo: string
  /** What guests see until then. */
  meanwhile: string
  /** Where the form is. */
  to: string
  /** What the link to it says. */
  open: string
}

const facts = deskPath('website', { kind: 'facts' })

export const stepWords: Record<SetupStep['id'], StepWords> = {
  NAME_AND_ADDRESS: {
    title: 'Name and address',
    todo: 'Say what your hotel is called and where it stands.',
    meanwhile: 'Until then every page, mail and search engine has the name and address of the sample.',
    to: facts,
    open: 'Open the hotel’s facts',
  },
  PHONE_AND_HOURS: {
    title: 'Phone and hours',
    todo: 'Say how guests reach you, and when somebody is at the front desk.',
    meanwhile: 'Without hours no page names any; guests cannot tell when you answer.',
    to: facts,
    open: 'Open the hotel’s facts',
  },
  ROOMS_AND_PRICES: {
    title: 'Rooms and prices',
    todo: 'Add your room types with their prices, and the rooms of each.',
    meanwhile: 'Without a room type of your own there is nothing that guests can ask a price for.',
    to: deskPath('rooms'),
    open: 'Open Room Management',
  },
  PICTURES: {
    title: 'Pictures',
    todo: 'Upload photographs of your house and rooms.',
    meanwhile: 'Pages without pictures are shown without them.',
    to: deskPath('website', { kind: 'picture' }),
    open: 'Open the pictures',
  },
  MAIL: {
    title: 'Mail',
    todo: 'Connect a mail server, so that answers and confirmations reach your guests.',
    meanwhile: 'Mails are written and wait in the outbox; nobody gets them.',
    to: deskPath('connections', { connection: 'mail' }),
    open: 'Open the mail connection',
  },
  BOOKING_PAGE: {
    title: 'Booking page',
    todo: 'Say where guests book, if you have a booking page.',
    meanwhile: 'Without one guests see prices, and your telephone number to book.',
    to: facts,
    open: 'Open the hotel’s facts',
  },
  LANGUAGES: {
    title: 'Languages offered',
    todo: 'Choose in which languages guests can read your site.',
    meanwhile: 'What nobody has translated is shown in English.',
    to: facts,
    open: 'Open the hotel’s facts',
  },
  TAXES: {
    title: 'Taxes',
    todo: 'Enter the taxes and fees that come on top of your prices.',
    meanwhile: 'Without them the price of a stay is the price of its nights.',
    to: deskPath('rooms', { sub: 'pricing' }),
    open: 'Open Pricing Rules',
  },
}

export const isOpen = ({ isDone, skippedBy }: SetupStep): boolean => !isDone && skippedBy == null

/** 'Two of eight' as it is counted: what does not apply is as good as done. */
export const countDone = (steps: readonly SetupStep[]): number => steps.filter((step) => !isOpen(step)).length
