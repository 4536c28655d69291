import { sql } from 'kysely'
import type { Deps } from '../../platform/context.ts'

type Writing = Pick<Deps, 'visits' | 'orm' | 'log'>

/** So much is lost when a process dies at once. */
const everyMs = 60_000

/** Adds what this instance has counted to what all have. What cannot be written is kept for the next time. */
export const writeVisits = async ({ visits, orm }: Pick<Deps, 'visits' | 'orm'>): Promise<void> => {
  const tallies = visits.take()
  if (tallies.length === 0) return
  // In one order, so that two instances never wait for each other.
  const statement = sql`
    insert into visit_count as v (day, kind, label, count)
    select day, kind, label, count
    from jsonb_to_recordset(${JSON.stringify(tallies)}::jsonb) as counted(day date, kind text, label text, count int)
    order by day, kind, label
    on conflict (day, kind, label) do update set count = v.count + excluded.count`
  try {
    await statement.execute(orm.em.fork().getKysely())
  } catch (error) {
    tallies.forEach(visits.add)
    throw error
  }
}

/** Writes each minute, and a last time when it is stopped. */
export const keepWritingVisits = (deps: Writing) => {
  let written = Promise.resolve()
  const write = () => {
    written = written
      .then(() => writeVisits(deps))
      .catch((error: unknown) => deps.log.warn({ err: error }, 'what was counted could not be written'))
    return written
  }
  const timer = setInterval(write, everyMs)
  return {
    stop: (): Promise<void> => {
      clearInterval(timer)
      return write()
    },
  }
}
