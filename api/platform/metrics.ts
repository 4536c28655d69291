import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { CallRecord } from '../integrations/outside/service.ts'

export interface Metrics {
  registry: Registry
  request: (method: string, route: string, status: number, seconds: number) => void
  outsideCall: (call: CallRecord) => void
  job: (queue: string, ok: boolean) => void
  /** Jobs by queue and state, as they are while the figures are read. */
  setQueues: (queues: { name: string; waiting: number; active: number; failed: number }[]) => void
}

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** The figures of one server, for Prometheus. Labels are few and never carry what a caller wrote. */
export const createMetrics = (): Metrics => {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_seconds',
    help: 'Time of answers by route',
    labelNames: ['method', 'route', 'status'],
    buckets: seconds,
    registers,
  })
  const calls = new Histogram({
    name: 'outside_call_seconds',
    help: 'Time of calls to outside services',
    labelNames: ['service', 'operation', 'ok'],
    buckets: seconds,
    registers,
  })
  const jobs = new Counter({ name: 'jobs_total', help: 'Jobs done', labelNames: ['queue', 'ok'], registers })
  const queued = new Gauge({ name: 'queue_jobs', help: 'Jobs by state', labelNames: ['queue', 'state'], registers })
  return {
    registry,
    request: (method, route, status, time) => requests.observe({ method, route, status: String(status) }, time),
    outsideCall: ({ service, operation, ok, milliseconds }) =>
      calls.observe({ service, operation, ok: String(ok) }, milliseconds / 1000),
    job: (queue, ok) => jobs.inc({ queue, ok: String(ok) }),
    setQueues: (queues) => {
      queued.reset()
      for (const { name, waiting, active, failed } of queues) {
        queued.set({ queue: name, state: 'waiting' }, waiting)
        queued.set({ queue: name, state: 'active' }, active)
        queued.set({ queue: name, state: 'failed' }, failed)
      }
    },
  }
}
