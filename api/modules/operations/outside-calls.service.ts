import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { CallRecord, OutsideService } from '../../integrations/outside/service.ts'
import { OutsideCall as Call } from './outside-call.entity.ts'
import type { OutsideCall } from './operations.type.ts'

/** Notes the result of a call to an outside service over the last one, in one statement. */
export const recordCall = async (em: SqlEntityManager, now: Date, call: CallRecord): Promise<void> => {
  const { service, operation, ok, milliseconds, status, message } = call
  await sql`
    insert into outside_call as known
      (service, operation, ok, called_at, milliseconds, status, message, succeeded_at, failures_in_row)
    values (${service}, ${operation}, ${ok}, ${now}, ${milliseconds}, ${status}, ${message}, ${ok ? now : null}, ${ok ? 0 : 1})
    on conflict (service) do update set
      operation = excluded.operation, ok = excluded.ok, called_at = excluded.called_at,
      milliseconds = excluded.milliseconds, status = excluded.status, message = excluded.message,
      succeeded_at = coalesce(excluded.succeeded_at, known.succeeded_at),
      failures_in_row = case when excluded.ok then 0 else known.failures_in_row + 1 end`.execute(em.getKysely())
}

/** What a service answered to other settings says nothing of these. */
export const forgetCall = (ctx: Context, service: string): Promise<number> => ctx.em.nativeDelete(Call, { service })

const describe = (service: OutsideService, call: Call | undefined): OutsideCall => ({
  service: service.id,
  label: service.label,
  configured: service.missing === null,
  sandbox: service.sandbox,
  missing: service.missing,
  circuit: service.circuit(),
  operation: call?.operation ?? null,
  ok: call?.ok ?? null,
  calledAt: call?.calledAt ?? null,
  milliseconds: call?.milliseconds ?? null,
  status: call?.status ?? null,
  message: call?.message ?? null,
  succeededAt: call?.succeededAt ?? null,
  failuresInRow: call?.failuresInRow ?? 0,
})

/** Every outside service, in a steady order, with the last call to it by any instance. */
export const listOutsideCalls = async (ctx: Context): Promise<OutsideCall[]> => {
  const { littleHotelier, google, bing, indexNow, semrush, ecb, model } = ctx.services
  const services = [...[littleHotelier, google, bing, indexNow, semrush, ecb].map(({ service }) => service), model]
  const calls = new Map((await ctx.em.find(Call, {}, { limit: 100 })).map((call) => [call.service, call]))
  return services.map((service) => describe(service, calls.get(service.id)))
}
