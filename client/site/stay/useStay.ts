import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { readStay, writeStay, type Stay } from '#graphql/stay-address.ts'
import { useDataSource } from '#client/apollo/deferred.ts'
import { chosenStay, keepChosenStay } from './chosen-stay.ts'

/**
 * The stay that the address asks for, and the one that is being put together.
 * The address can be reloaded and passed on, and works before any script.
 * @param room slug of the room type that the page is about, which is meant where the address names none
 */
export const useStay = (room = '') => {
  const { search } = useLocation()
  const navigate = useNavigate()
  const source = useDataSource()
  const inRoom = (stay: Stay): Stay => ({ ...stay, room: stay.room || room })
  const [draft, setDraft] = useState(() => {
    const said = readStay(search)
    const chosen = chosenStay()
    // What was chosen on another page is still meant, unless the address means something else.
    if (writeStay(said) || !chosen) return inRoom(said)
    return room ? { ...chosen, room } : chosen
  })
  useEffect(() => keepChosenStay(draft), [draft])

  // The address can change by itself: the back button, a link in the page.
  const [known, setKnown] = useState(search)
  // What was asked for here reaches the address a moment later, when more may have been typed already.
  const [onTheWay, setOnTheWay] = useState<string[]>([])
  if (search !== known) {
    setKnown(search)
    const isOwn = onTheWay.includes(search)
    if (!isOwn) setDraft(inRoom(readStay(search)))
    if (!isOwn || search === onTheWay.at(-1)) setOnTheWay([])
  }

  const [asks, setAsks] = useState(0)

  /** In place of what the address asked for before, unless the way back is to lead there. */
  const ask = (put: Stay, { replace = true } = {}) => {
    // As the address will have it: a blank that a keyboard adds to a code is no part of it.
    const stay = readStay(writeStay(put))
    setDraft(stay)
    setAsks((before) => before + 1)
    setOnTheWay((before) => [...before, writeStay(stay)])
    source.forgetRefusals()
    void navigate({ search: writeStay(stay) }, { replace, preventScrollReset: true })
  }
  /** What is being put together has been asked for, though the address does not say so yet. */
  const isAsking = onTheWay.at(-1) === writeStay(draft)
  return { asked: inRoom(readStay(search)), draft, isAsking, asks, setDraft, ask }
}
