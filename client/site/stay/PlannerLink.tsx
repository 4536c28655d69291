import type { ComponentProps, MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { answerAnchor, hasPlanner, paths, stayAnchor } from '#graphql/paths.ts'
import { writeStay, type Stay } from '#graphql/stay-address.ts'
import { withPrefix } from '#client/paths.ts'
import { isPlainClick } from '../layout/plain-click.ts'
import { scrollToAnchor } from '../layout/scroll-to-anchor.ts'
import type { Arrival } from '../layout/useFocusOnNavigation.ts'
import { useSite } from '../site-context.ts'
import { useChosenStay } from './chosen-stay.ts'

interface PlannerLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Slug of a room type that is to be asked for. */
  room?: string
  /** The whole stay that is to be asked for. */
  stay?: Stay
  /** Past the form, to what the planner answers. */
  toAnswer?: boolean
}

/**
 * The way to the planner: to that of this page where it has one, else to the one in the home page's hero. What was chosen
 * comes along. A real address, so that it works before any script.
 */
export const PlannerLink = ({ room, stay, toAnswer, onClick, children, ...props }: PlannerLinkProps) => {
  const { path, prefix } = useSite()
  const navigate = useNavigate()
  const chosen = useChosenStay()
  // The planner of a room's own page is about that room.
  const isHere = stay ? path === paths.home() : hasPlanner(path)
  const asked = stay ?? (room === undefined ? undefined : { ...chosen, room })
  const question = writeStay(asked ?? chosen)
  const anchor = toAnswer ? answerAnchor : stayAnchor
  const address = `${withPrefix(isHere ? path : paths.home(), prefix)}${question}`

  const travel = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!isPlainClick(event)) return
    event.preventDefault()
    if (!isHere) return void navigate(address, { state: { anchor } satisfies Arrival })
    if (asked) void navigate(address, { replace: true, preventScrollReset: true })
    scrollToAnchor(anchor)
  }
  return (
    <a {...props} href={`${address}#${anchor}`} onClick={travel}>
      {children}
    </a>
  )
}
