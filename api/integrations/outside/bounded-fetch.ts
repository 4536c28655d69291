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

export const longestBody = 2 * 1024 * 1024

const readWhole = async (response: Response, label: string): Promise<string> => {
  const tooLarge = () => new OutsideFailure('too-large', `${label} sent more than 2 MB`, response.status)
  if (Number(response.headers.get('content-length') ?? 0) > longestBody) {
    await response.body?.cancel()
    throw tooLarge()
  }
  const parts: Uint8Array[] = []
  let size = 0
  const reader = response.body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader!.read()) {
    size += part.value.length
    if (size > longestBody) {
      await reader!.cancel()
      throw tooLarge()
    }
    parts.push(part.value)
  }
  return Buffer.concat(parts).toString('utf8')
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
    headers: { 'user-agent': 'coral-stone-inn/1.0', ...headers },
    body: body ?? null,
    redirect: 'manual',
    signal,
  }).catch((error: unknown) => {
    if (signal.aborted) throw error
    throw new OutsideFailure('unreachable', `${label} cannot be reached`)
  })
  try {
    const text = await readWhole(response, label)
    return { status: response.status, contentType: response.headers.get('content-type') ?? '', text }
  } catch (error) {
    if (signal.aborted || error instanceof OutsideFailure) throw error
    throw new OutsideFailure('cut-off', `The answer of ${label} broke off`, response.status)
  }
}
