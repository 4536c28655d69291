import { OutsideFailure } from './failure.ts'

export interface OutsideRequest {
  url: string
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  headers?: Record<string, string>
  body?: string
}

export interface OutsideAnswer {
  status: number
  contentType: string
  text: string
}

/** By which other servers know this one. */
export const userAgent = 'coral-stone-inn/1.0'

const longestBody = 2 * 1024 * 1024

/** The same answer, whose body breaks off with an error of `tooLarge` after 2 MB, however it is packed. */
export const bounded = (response: Response, tooLarge: () => Error): Response => {
  if (!response.body) return response
  let size = 0
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform: (part, controller) => {
      size += part.length
      if (size > longestBody) controller.error(tooLarge())
      else controller.enqueue(part)
    },
  })
  return new Response(response.body.pipeThrough(counted), response)
}

/**
 * One HTTP request whose body is read whole, up to 2 MB, and that follows no redirect.
 * @throws OutsideFailure unreachable, cut-off, too-large; the signal's own error when that ends it
 */
export const boundedFetch = async (
  label: string,
  { url, method = 'GET', headers, body }: OutsideRequest,
  signal: AbortSignal,
): Promise<OutsideAnswer> => {
  const response = await fetch(url, {
    method,
    headers: { 'user-agent': userAgent, ...headers },
    body: body ?? null,
    redirect: 'manual',
    signal,
  }).catch((error: unknown) => {
    if (signal.aborted) throw error
    throw new OutsideFailure('unreachable', `${label} cannot be reached`)
  })
  try {
    const tooLarge = () => new OutsideFailure('too-large', `${label} sent more than 2 MB`, response.status)
    const text = await bounded(response, tooLarge).text()
    return { status: response.status, contentType: response.headers.get('content-type') ?? '', text }
  } catch (error) {
    if (signal.aborted || error instanceof OutsideFailure) throw error
    throw new OutsideFailure('cut-off', `The answer of ${label} broke off`, response.status)
  }
}
