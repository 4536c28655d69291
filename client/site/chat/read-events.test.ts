import { array, assert, asyncProperty, integer, json } from 'fast-check'
import { expect, it } from 'vitest'
import { readEvents } from './read-events.ts'

const streamOf = (pieces: Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const piece of pieces) controller.enqueue(piece)
      controller.close()
    },
  })

const cut = (bytes: Uint8Array, sizes: number[]) => {
  const pieces: Uint8Array[] = []
  let from = 0
  for (const size of sizes) {
    pieces.push(bytes.slice(from, from + size))
    from += size
  }
  return [...pieces, bytes.slice(from)]
}

const written = (events: unknown[]) =>
  new TextEncoder().encode(events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''))

const readAll = async (pieces: Uint8Array[]) => {
  const events: unknown[] = []
  for await (const event of readEvents(streamOf(pieces))) events.push(event)
  return events
}

it('reads the same events wherever the pieces end', () =>
  assert(
    asyncProperty(array(json()), array(integer({ min: 1, max: 9 })), async (texts, sizes) => {
      const events = texts.map((text) => JSON.parse(text) as unknown)
      expect(await readAll(cut(written(events), sizes))).toEqual(JSON.parse(JSON.stringify(events)))
    }),
  ))

it('keeps letters together that a piece has cut', async () => {
  const bytes = written([{ delta: 'Tervetuloa, hyvää päivää 🌴' }])
  expect(
    await readAll(
      cut(
        bytes,
        Array.from({ length: bytes.length - 1 }, () => 1),
      ),
    ),
  ).toEqual([{ delta: 'Tervetuloa, hyvää päivää 🌴' }])
})

it('leaves out what is no event and what is not finished', async () => {
  const text = ': still here\n\ndata: {"delta":"Yes."}\n\ndata: {"delta":"No'
  expect(await readAll([new TextEncoder().encode(text)])).toEqual([{ delta: 'Yes.' }])
})

it('reports an event that is no JSON', async () => {
  await expect(readAll([new TextEncoder().encode('data: <html>\n\n')])).rejects.toThrow(SyntaxError)
})
