import { useLocation } from 'react-router-dom'
import { isSentStay, type SentStay } from '#graphql/posted-stay-request.ts'

/** What became of the form that led here, by the address; anybody can write an address. */
export const useSentStay = (): SentStay | null => {
  const sent = new URLSearchParams(useLocation().search).get('sent')
  return isSentStay(sent) ? sent : null
}
