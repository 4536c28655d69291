import type { Arbitrary } from 'fast-check'

/** One HTTP request; `~pool-number~` in its address or payload stands for something of pools.ts. */
export interface FuzzRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  url: string
  headers?: Record<string, string>
  payload?: string | Buffer
}

/** One operation or path with the requests to try on it. */
export interface Target {
  /** Such as Query.inquiries or GET /api/inquiries. */
  name: string
  requests: Arbitrary<FuzzRequest>
}
