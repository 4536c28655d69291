const mark = 'data: '

/** The events of a server-sent stream, one JSON value each. Its pieces may end anywhere, within a character too. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<unknown> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let waiting = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      waiting += decoder.decode(value, { stream: true })
      const events = waiting.split('\n\n')
      waiting = events.pop() ?? ''
      for (const event of events) if (event.startsWith(mark)) yield JSON.parse(event.slice(mark.length))
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
