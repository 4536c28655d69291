import { gunzipSync, gzipSync } from 'node:zlib'
import { extract, pack } from 'tar-stream'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { askAtLock } from '#tests/support/at-a-lock.ts'
import type { Caller } from '#tests/support/caller.ts'
import { fingerprintOfAll } from '#tests/support/fingerprint-of-all.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { addStaff } from '#tests/support/staff.ts'
import { sql } from '#tests/support/subscribers.ts'

interface Report {
  stored: boolean
  locale: string | null
  hotel: string | null
  counts: Record<'new' | 'changed' | 'unchanged' | 'conflict' | 'refused', number>
  newPictures: number
  records: { kind: string; key: string; outcome: string; remarks: { field: string | null; message: string }[] }[]
}

let server: TestServer
let editor: Caller
beforeAll(async () => {
  server = await startServer()
  editor = (await addStaff(server, 'manager')).caller
  await rewriteAnswer('en', english)
  await rewriteAnswer('fi', 'Koira: {petFee}.')
  await sql(server, 'create table kept_content as select * from content_entry')
})
afterAll(() => server.close())
beforeEach(async () => {
  await sql(server, 'delete from content_entry')
  await sql(server, 'insert into content_entry select * from kept_content')
})

const upload = (body: Buffer | string, query = '?dryRun=1', caller = editor) =>
  caller.rest('POST', `/api/admin/content/import${query}`, Buffer.from(body), {
    'content-type': 'application/octet-stream',
  })
const report = async (body: Buffer | string, query?: string): Promise<Report> => {
  const answer = await upload(body, query)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const refusal = async (body: Buffer | string) => {
  const answer = await upload(body)
  expect(answer.statusCode, answer.body).toBe(422)
  expect(await count('draft is not null')).toBe(0)
  return answer.body
}
const count = async (what: string) =>
  Number((await sql<{ count: string }>(server, `select count(*) from content_entry where ${what}`))[0]!.count)

const exported = async (format: string, locale = 'fi', open = '') => {
  const answer = await editor.rest('GET', `/api/admin/content/translation?locale=${locale}&format=${format}${open}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.body
}
it.each([
  ['?dryRun=True', 'The parameter dryRun must be true or false'],
  ['?dryRun=1&replace=yes', 'The parameter replace must be true or false'],
  ['?dry=1', 'There is no parameter dry, only dryRun, replace'],
])('an import with %s is refused by name', async (query, sentence) => {
  const answer = await upload('x', query)
  expect([answer.statusCode, answer.body]).toEqual([422, sentence])
})

it('a translation with open=True is refused by name', async () => {
  const answer = await editor.rest('GET', '/api/admin/content/translation?locale=fi&open=True')
  expect([answer.statusCode, answer.body]).toEqual([422, 'The parameter open must be true or false'])
})

const whole = async () => (await editor.rest('GET', '/api/admin/content.tar.gz')).rawPayload

interface Packed {
  [name: string]: Buffer
}
const unpack = async (archive: Buffer): Promise<Packed> => {
  const files: Packed = {}
  const tar = extract()
  tar.end(gunzipSync(archive))
  for await (const entry of tar) {
    const parts: Buffer[] = []
    for await (const part of entry) parts.push(part as Buffer)
    files[entry.header.name] = Buffer.concat(parts)
  }
  return files
}
const packed = async (files: Packed) => {
  const tar = pack()
  for (const [name, bytes] of Object.entries(files)) tar.entry({ name }, bytes)
  tar.finalize()
  const parts: Buffer[] = []
  for await (const part of tar) parts.push(part as Buffer)
  return gzipSync(Buffer.concat(parts))
}
/** The whole content with one thing changed in it. */
// oxlint-disable-next-line typescript/no-explicit-any -- a test knows what the file has
const changed = async (archive: Buffer, change: (content: any, files: Packed) => void) => {
  const files = await unpack(archive)
  const content = JSON.parse(files['content.json']!.toString())
  change(content, files)
  files['content.json'] = Buffer.from(JSON.stringify(content))
  return packed(files)
}

// oxlint-disable-next-line typescript/no-explicit-any -- a test knows what the file has
const recordOf = (content: any, kind: string, key: string) =>
  content.records.find((one: { kind: string; key: string }) => one.kind === kind && one.key === key)

const draft = async (kind: string, key: string) =>
  (
    await sql<{
      draft: { data: object; texts: Record<string, Record<string, unknown>>; translations?: object } | null
    }>(server, 'select draft from content_entry where kind = ? and key = ?', [kind, key])
  )[0]?.draft

/** Another answer to the question on dogs. */
const rewriteAnswer = async (locale: string, answer: string) =>
  sql(
    server,
    `update content_entry set published = jsonb_set(published::jsonb, ?, ?::jsonb) where kind = 'faq' and key = ?`,
    [`{texts,${locale},answer}`, JSON.stringify(answer), faq],
  )
/** A question whose answer names one fact and types no number. */
const faq = 'pets'
const english = 'A dog costs {petFee}.'

/** How the Finnish of that question stands. */
const finnishFields = async () => {
  const { data } = await editor.graphql(
    '{ contentEntries(kind: FAQ) { key words { locale fields { name freshness } } } }',
  )
  const { words } = data.contentEntries.find(({ key }: { key: string }) => key === faq)
  const { fields } = words.find(({ locale }: { locale: string }) => locale === 'fi')
  return Object.fromEntries(fields.map(({ name, freshness }: Record<string, string>) => [name, freshness]))
}

/** The file with another translation of that answer. */
const translatedXliff = (xliff: string, words: string, state = 'translated') => {
  const unit = new RegExp(`(<trans-unit id="faq/${faq}/answer@[^>]*>.*?)<target[^>]*>.*?</target>`, 's')
  expect(xliff).toMatch(unit)
  return xliff.replace(unit, (_, before: string) => `${before}<target state="${state}">${words}</target>`)
}

describe('translations', () => {
  it.each(['xliff', 'csv'])('as %s come back without a change', async (format) => {
    for (const locale of ['es', 'pt', 'fr', 'de', 'fi', 'sv']) {
      const file = await exported(format, locale)
      const { counts, records, ...rest } = await report(file)
      expect(records).toEqual([])
      expect(counts).toMatchObject({ new: 0, changed: 0, conflict: 0, refused: 0 })
      expect(counts.unchanged).toBeGreaterThan(100)
      expect(rest).toMatchObject({ stored: false, locale })
    }
  })

  it('are stored as a draft when the file is applied, once, and never published', async () => {
    const file = translatedXliff(await exported('xliff'), 'Koirat: <ph id="1">{petFee}</ph> &amp; yö')
    expect((await report(file)).counts).toMatchObject({ changed: 1, refused: 0 })
    expect(await count('draft is not null')).toBe(0)
    expect(await report(file, '')).toMatchObject({ stored: true, counts: { changed: 1 } })
    expect((await draft('faq', faq))!.texts['fi']!['answer']).toBe('Koirat: {petFee} & yö')
    expect(await count('draft is not null')).toBe(1)
    expect(await report(file, '')).toMatchObject({ stored: false, counts: { changed: 0, conflict: 0 } })
  })

  it('come back without a change, or with the one that was made, from a tool that puts blanks around facts', async () => {
    const spaced = (xliff: string) => xliff.replaceAll('<ph', '\n          <ph').replaceAll('</ph>', '</ph>\n        ')
    const file = await exported('xliff')
    expect((await report(spaced(file))).records).toEqual([])
    expect(
      (await report(spaced(translatedXliff(file, 'Koira: <ph id="1">{petFee}</ph>, yö')), '')).counts,
    ).toMatchObject({
      changed: 1,
      conflict: 0,
    })
    expect((await draft('faq', faq))!.texts['fi']!['answer']).toBe('Koira: {petFee}, yö')
  })

  it('are protected where they name a fact, and told where they stand', async () => {
    const file = await exported('xliff', 'de')
    expect(file).toContain('source-language="en" target-language="de"')
    expect(file).toContain('ctype="x-fact">{petFee}</ph>')
    expect(file).toMatch(/<note>faq “[^<]+”: answer<\/note>/)
  })

  it.each([
    ['without the fact', 'Koirat maksavat', 'changed to nothing'],
    ['with another fact', 'Koirat: {petFee}, {phone}', ''],
    ['with what is no fact', 'Koirat: {petFe}', ''],
  ])('%s are refused with the reason', async (_, words) => {
    const { counts, records } = await report(translatedXliff(await exported('xliff'), words), '')
    expect(counts).toMatchObject({ changed: 0, refused: 1 })
    expect(records[0]!.remarks[0]).toMatchObject({
      field: 'answer',
      message: expect.stringContaining('The English names {'),
    })
    expect(await count('draft is not null')).toBe(0)
  })

  it('with a number that the English has not are marked “not sure”', async () => {
    const { records } = await report(translatedXliff(await exported('xliff'), '{petFee}, 77'), '')
    expect(records[0]).toMatchObject({ outcome: 'changed', remarks: [{ field: 'answer' }] })
    expect((await draft('faq', faq))!.translations).toMatchObject({ fi: { isUnsure: true } })
  })

  it('of an English that has changed since are in conflict, and older than it when they are taken', async () => {
    const file = translatedXliff(await exported('xliff'), 'Uusi: {petFee}')
    await rewriteAnswer('en', `${english} And more.`)
    expect((await report(file, '')).records).toMatchObject([
      { key: faq, outcome: 'conflict', remarks: [{ message: 'The English has changed here since the export' }] },
    ])
    expect(await report(file, '?replace=1')).toMatchObject({ stored: true, counts: { changed: 1 } })
    expect((await draft('faq', faq))!.translations).toMatchObject({ fi: { of: { answer: '' } } })
    expect(await finnishFields()).toEqual({ question: 'FRESH', answer: 'OUTDATED' })
  })

  it('that are older than their English are to be read again, field by field, and are right once a tool has finished them', async () => {
    await sql(
      server,
      `update content_entry set published = published::jsonb || ?::jsonb where kind = 'faq' and key = ?`,
      [JSON.stringify({ translations: { fi: { of: { answer: 'an older English' } } } }), faq],
    )
    expect(await finnishFields()).toEqual({ question: 'FRESH', answer: 'OUTDATED' })
    const open = await exported('xliff', 'fi', '&open=1')
    const states = [...open.matchAll(/faq\/pets\/(\w+)@.*?<target state="([^"]+)"/gs)].map(([, ...found]) => found)
    expect(states).toEqual([
      ['question', 'translated'],
      ['answer', 'needs-review-translation'],
    ])
    expect(open.match(/<trans-unit/g)).toHaveLength(2)
    expect((await report(open, '')).counts).toMatchObject({ changed: 0, unchanged: 1 })
    const finished = open.replace('needs-review-translation', 'final')
    expect(await report(finished, '')).toMatchObject({ stored: true, counts: { changed: 1 } })
    expect(await finnishFields()).toEqual({ question: 'FRESH', answer: 'FRESH' })
  })

  it('of one field leave the others as old as they were', async () => {
    await sql(
      server,
      `update content_entry set published = published::jsonb || ?::jsonb where kind = 'faq' and key = ?`,
      [JSON.stringify({ translations: { fi: { of: { question: 'another', answer: 'another' } } } }), faq],
    )
    await report(translatedXliff(await exported('xliff'), 'Uusi: <ph id="1">{petFee}</ph>'), '')
    expect(await finnishFields()).toEqual({ question: 'OUTDATED', answer: 'FRESH' })
  })

  it('that somebody has changed here since are in conflict', async () => {
    const file = translatedXliff(await exported('xliff'), 'Uusi: {petFee}')
    await rewriteAnswer('fi', 'Meidän: {petFee}')
    expect((await report(file)).records).toMatchObject([{ outcome: 'conflict' }])
  })

  it('that nobody has written yet are new; only they are in a file of what is open', async () => {
    await sql(
      server,
      `update content_entry set published = published::jsonb #- '{texts,fi}' where kind = 'faq' and key = ?`,
      [faq],
    )
    const open = await exported('csv', 'fi', '&open=1')
    expect(
      open
        .trim()
        .split('\r\n')
        .slice(1)
        .every((line) => line.includes(`faq/${faq}/`)),
    ).toBe(true)
    const filled = open.replaceAll(/^(faq\S+),("[^"]*(?:""[^"]*)*"|[^,]*),(.*),$/gm, '$1,$2,$3,$3')
    expect((await report(filled)).counts).toMatchObject({ new: 1, refused: 0 })
    const half = open.replace(/^(faq\S+),("[^"]*(?:""[^"]*)*"|[^,]*),(.*),$/m, '$1,$2,$3,$3')
    expect((await report(half)).records).toMatchObject([
      { outcome: 'refused', remarks: [{ message: 'Nobody has translated it' }] },
    ])
  })

  it('wait where a draft is published by itself', async () => {
    const file = translatedXliff(await exported('xliff'), 'Uusi: {petFee}')
    await sql(
      server,
      `update content_entry set draft = published, publish_at = now() + interval '1 day' where key = ?`,
      [faq],
    )
    expect((await report(file, '?replace=1')).records).toMatchObject([{ outcome: 'refused' }])
  })
})

describe('a table', () => {
  it('may have semicolons, as spreadsheets write where the comma is the decimal mark', async () => {
    const file = await exported('csv')
    const [heading, ...lines] = file.split('\r\n')
    expect(heading).toMatch(/^\uFEFFId [0-9a-f-]{36} fi,/)
    const cells = /"(?:[^"]|"")*"|[^,"]+|(?<=,|^)(?=,|$)/g
    const semicolons = [heading!.replaceAll(',', ';'), ...lines.map((line) => (line.match(cells) ?? []).join(';'))]
    // A text over several lines is not told apart by this test.
    expect(lines.every((line) => (line.match(/"/g) ?? []).length % 2 === 0)).toBe(true)
    expect((await report(semicolons.join('\n'))).counts).toMatchObject({ changed: 0, refused: 0, conflict: 0 })
  })

  it('brings formulas out as text, and back as they were', async () => {
    await rewriteAnswer('fi', '=HYPERLINK("x"; 1); +{petFee}\n@ a')
    const file = await exported('csv')
    expect(file).toContain(`"'=HYPERLINK(""x""; 1);' +{petFee}`)
    expect((await report(file)).counts).toMatchObject({ changed: 0, refused: 0, conflict: 0 })
  })
})

describe('a file of translations is refused', () => {
  it.each<[string, (xliff: string, csv: string) => string | Buffer, string]>([
    ['when it is empty', () => '', 'The file is empty'],
    ['when it is cut off', (xliff) => xliff.slice(0, xliff.length / 2), 'The file is cut off or no XML'],
    ['when its table is cut off', (_, csv) => `${csv.split('\r\n')[0]}\r\nfaq/a/answ`, 'the file was cut off'],
    ['when it is in UTF-16', (_, csv) => Buffer.from(csv, 'utf16le'), 'The file is not in UTF-8'],
    ['when it is in another encoding', (_, csv) => Buffer.from(csv, 'latin1'), 'The file is not in UTF-8'],
    [
      'when it is of English',
      (xliff) => xliff.replace('target-language="fi"', 'target-language="en"'),
      'The file is in “en”',
    ],
    ['when it is of another language', (_, csv) => csv.replace(' fi,', ' nl,'), 'The file is in “nl”'],
    [
      'when it is XLIFF 2.0',
      (xliff) => xliff.replace('version="1.2"', 'version="2.0"'),
      'The file is XLIFF 2.0: only 1.2 is read',
    ],
    [
      'when it is of another hotel',
      (xliff) => xliff.replace(/original="."/, '').replace(/original="[0-9a-f]{8}/, 'original="00000000'),
      'The file is of another hotel',
    ],
    [
      'when it declares entities',
      (xliff) =>
        xliff
          .replace('<xliff', '<!DOCTYPE a [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><xliff')
          .replace('<note>', '<note>&b;'),
      'The file has a DOCTYPE',
    ],
    [
      'when it asks for a file',
      (xliff) => xliff.replace('<xliff', '<!DOCTYPE a [<!ENTITY a SYSTEM "file:///etc/passwd">]><xliff'),
      'The file has a DOCTYPE',
    ],
    [
      'when it names an entity that nobody declared',
      (xliff) => xliff.replace('<source>', '<source>&passwd;'),
      'no XML',
    ],
    ['when it is nested without end', () => `<xliff version="1.2">${'<g>'.repeat(1_000)}`, 'nested too deeply'],
    ['when it is a web page', () => '<html><body>Not found</body></html>', 'no XLIFF file'],
    ['when it is another table', () => 'Email,Name\na@example.com,A', 'first heading must be the Id'],
    [
      'when it has a text twice',
      (xliff) => xliff.replace(/<trans-unit.*?<\/trans-unit>/s, '$&$&'),
      'stands in the file twice',
    ],
    [
      'when it has ids of its own',
      (xliff) => xliff.replace(/id="[^"]+" xml/, 'id="1" xml'),
      'is no text of this website',
    ],
    ['when it is a workbook', () => Buffer.from([0x50, 0x4b, 3, 4, 0, 0]), 'This is a workbook'],
    ['when it has 11 MB', (_, csv) => csv + '\r\n'.repeat(6 * 1024 * 1024), 'at most 10 MB'],
  ])('%s', async (_, make, message) => {
    expect(await refusal(make(await exported('xliff'), await exported('csv')))).toContain(message)
  })

  it('when it has more than the largest file may have, before it is read', async () => {
    const answer = await upload(Buffer.alloc(101 * 1024 * 1024))
    expect([answer.statusCode, answer.body]).toEqual([413, 'The body must have at most 100 MB'])
  })
})

describe('the whole content', () => {
  it('comes back without a change', async () => {
    const { counts, records, hotel } = await report(await whole())
    expect(records).toEqual([])
    expect(counts).toMatchObject({ new: 0, changed: 0, conflict: 0, refused: 0 })
    expect(counts.unchanged).toBe(await count('archived_at is null'))
    expect(hotel).toBe('Coral Stone Inn')
  })

  it('brings what is new and what differs as drafts, one transaction, and is the same when it comes twice', async () => {
    const file = await changed(await whole(), (content) => {
      recordOf(content, 'faq', faq).document.texts.en.answer = 'Yes, for {petFee}.'
      const added = structuredClone(recordOf(content, 'faq', faq))
      added.key = 'brought-along'
      const group = structuredClone(recordOf(content, 'faq-category', added.document.data.category))
      group.key = added.document.data.category = 'brought-group'
      // A record may name another that the same file brings.
      content.records.push(added, group)
    })
    expect((await report(file)).counts).toMatchObject({ new: 2, changed: 1, refused: 0 })
    expect(await count("draft is not null or key like 'brought%'")).toBe(0)
    expect(await report(file, '')).toMatchObject({ stored: true, counts: { new: 2, changed: 1 } })
    expect(await count("published is null and key like 'brought%'")).toBe(2)
    expect(await draft('faq', faq)).toMatchObject({ texts: { en: { answer: 'Yes, for {petFee}.' } } })
    expect(await report(file, '')).toMatchObject({ stored: false, counts: { new: 0, changed: 0, conflict: 0 } })
  })

  it('brings a record once, also where two bring the file at the same moment', async () => {
    const archive = await whole()
    await sql(server, `delete from content_entry where kind = 'faq' and key = ?`, [faq])
    const answers = await askAtLock(
      server,
      'lock table content_entry in share row exclusive mode',
      [1, 2].map(() => () => upload(archive, '')),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(answers.map((answer) => (answer.json() as Report).counts.new).toSorted()).toEqual([0, 1])
  })

  it('leaves what was changed here since, unless it shall be replaced; a file of another hotel differs only', async () => {
    const archive = await whole()
    await rewriteAnswer('en', 'Ours: {petFee}.')
    expect((await report(archive)).records).toMatchObject([{ key: faq, outcome: 'conflict' }])
    const theirs = await changed(archive, (content) => {
      content.hotel = { id: '00000000-0000-4000-8000-000000000000', name: 'Hotel Aurinko' }
    })
    expect(await report(theirs)).toMatchObject({ hotel: 'Hotel Aurinko', counts: { changed: 1, conflict: 0 } })
    expect(await report(archive, '?replace=1')).toMatchObject({ stored: true, counts: { changed: 1 } })
    expect((await draft('faq', faq))!.texts['en']!['answer']).toBe(english)
  })

  it('tells what it refuses, with the field; what names it is refused with it', async () => {
    const file = await changed(await whole(), (content) => {
      recordOf(content, 'faq', faq).document.texts.en.question = ''
      const group = structuredClone(
        recordOf(content, 'faq-category', recordOf(content, 'faq', faq).document.data.category),
      )
      group.key = 'broken-group'
      group.document.texts.en.label = '{noSuchFact}'
      const added = structuredClone(recordOf(content, 'faq', faq))
      Object.assign(added, { key: 'names-it' })
      added.document.texts.en.question = 'May I?'
      added.document.data.category = 'broken-group'
      const place = structuredClone(content.records.find((one: { kind: string }) => one.kind === 'text'))
      place.key = 'no-such-place'
      content.records.push(group, added, place)
    })
    const { records } = await report(file, '')
    const told = Object.fromEntries(records.map(({ key, outcome, remarks }) => [key, [outcome, remarks[0]]]))
    expect(told).toMatchObject({
      [faq]: ['refused', { field: 'texts.en.question' }],
      'broken-group': ['refused', { field: 'texts.en.label', message: '{noSuchFact} is no fact of the hotel' }],
      'names-it': ['refused', { field: 'data.category', message: 'There is no broken-group' }],
      'no-such-place': ['refused', { message: 'The pages have no place of this name' }],
    })
    expect(await count('draft is not null')).toBe(0)
  })

  it('of an older release is taken without what that did not know', async () => {
    const file = await changed(await whole(), (content) => {
      for (const { kind, document } of content.records) {
        if (kind === 'facts') {
          delete document.data.bookingDepositNights
          delete document.data.referencePrefix
        }
        if (kind === 'picture') delete document.data.crops
        if (kind === 'room-block')
          for (const texts of Object.values<object>(document.texts)) Reflect.deleteProperty(texts, 'eyebrow')
      }
    })
    expect((await report(file)).counts).toMatchObject({ new: 0, refused: 0 })
  })

  it('leaves the facts as they are when it comes from somebody who may not change them', async () => {
    const { caller } = await addStaff(server, 'marketing')
    const file = await changed(await whole(), (content) => {
      recordOf(content, 'facts', 'hotel').document.data.phone = '(561) 555-0111'
    })
    const { statusCode, body } = await upload(file, '?replace=1', caller)
    expect(statusCode).toBe(200)
    expect(body).toContain('Changing the hotel’s facts needs the permission facts:write')
    expect(JSON.parse(body).counts).toMatchObject({ changed: 0, refused: 1 })
    expect(await count('draft is not null')).toBe(0)
  })

  it('does not call a model’s draft what guests read already', async () => {
    const file = await changed(await whole(), (content) => {
      recordOf(content, 'faq', faq).document.translations = { fi: { of: {}, isDrafted: true } }
    })
    expect(await report(file, '?replace=1')).toMatchObject({ stored: true, counts: { changed: 1 } })
    const { data } = await editor.graphql('{ contentEntries(kind: FAQ) { key state words { locale isDrafted } } }')
    const { state, words } = data.contentEntries.find(({ key }: { key: string }) => key === faq)
    expect(state).toBe('PUBLISHED')
    expect(words.filter(({ isDrafted }: { isDrafted: boolean }) => isDrafted)).toEqual([])
  })

  it('of the release before is older in all its texts where it was older in one', async () => {
    const notedIn = async (of: (english: object) => string) =>
      report(
        await changed(await whole(), (content) => {
          const { document } = recordOf(content, 'faq', faq)
          document.translations = { fi: { of: of(document.texts.en), isUnsure: true } }
        }),
        '?replace=1',
      )
    expect(await notedIn(fingerprintOfAll)).toMatchObject({ counts: { changed: 1 } })
    expect(await finnishFields()).toEqual({ question: 'FRESH', answer: 'FRESH' })
    expect(await notedIn(() => 'an older English')).toMatchObject({ counts: { changed: 1 } })
    expect(await finnishFields()).toEqual({ question: 'OUTDATED', answer: 'OUTDATED' })
  })

  it('does not take a drawing of the product for a photograph', async () => {
    const sold = await changed(await whole(), (content) => {
      recordOf(content, 'picture', 'inn-golden-hour').document.data.kind = 'photograph'
    })
    const { records } = await report(sold, '?replace=1')
    expect(records).toMatchObject([{ key: 'inn-golden-hour', outcome: 'refused', remarks: [{ field: 'data.kind' }] }])
    expect(await count('draft is not null')).toBe(0)
  })

  it('takes uploaded pictures along, and is refused where one is missing', async () => {
    const picture = `${'0a'.repeat(10)}-8x6`
    const webp = Buffer.from(
      'UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoIAAYAAgA0JaACdLoB+AADsAD+8ut//NgVzXPv9//S4P0uD9Lg/9KQAAA=',
      'base64',
    )
    const width = (await (await import('sharp')).default(webp).metadata()).width
    await sql(server, 'insert into picture_file (picture, width, bytes, created_at) values (?, ?, ?, now())', [
      picture,
      width,
      webp,
    ])
    const naming = await changed(await whole(), (content) => {
      recordOf(content, 'text', 'home-hero-title').document.texts.en.text = `uploads/${picture}`
    })
    await report(naming, '')
    const archive = await whole()
    expect(Object.keys(await unpack(archive))).toEqual(['content.json', `pictures/${picture}-${width}.webp`])
    await sql(server, 'delete from picture_file')
    await sql(server, 'update content_entry set draft = null')
    const torn = await changed(archive, (_, files) => void delete files[`pictures/${picture}-${width}.webp`])
    expect((await report(torn, '?replace=1')).records[0]!.remarks[0]!.message).toContain(
      `uploads/${picture} is missing`,
    )
    const forged = await changed(archive, (_, files) => {
      files[`pictures/${picture}-${width}.webp`] = Buffer.from('<script>alert(1)</script>')
    })
    expect((await report(forged, '?replace=1')).counts.refused).toBe(1)
    expect(await report(archive, '?replace=1')).toMatchObject({ stored: true, newPictures: 1 })
    expect(await sql(server, 'select picture from picture_file')).toEqual([{ picture }])
  })

  it.each<[string, (archive: Buffer) => Promise<Buffer> | Buffer, string]>([
    ['cut off', (archive) => archive.subarray(0, archive.length / 2), 'damaged or was cut off'],
    ['of a later version', (archive) => changed(archive, (content) => (content.version = 2)), 'of version 2'],
    ['without content', () => packed({ 'readme.txt': Buffer.from('') }), 'has no content.json'],
    ['of something else', () => packed({ 'content.json': Buffer.from('[]') }), 'not as the export wrote it'],
    [
      'with a record twice',
      (archive) => changed(archive, (content) => content.records.push(content.records[0])),
      'twice',
    ],
    ['that unfolds to 200 MB', () => packed({ 'content.json': Buffer.alloc(200 * 1024 * 1024) }), 'more than 150 MB'],
    [
      'with 200 MB of nothing behind it',
      (archive) => gzipSync(Buffer.concat([gunzipSync(archive), Buffer.alloc(200 * 1024 * 1024)])),
      'more than 150 MB',
    ],
  ])('%s is refused', async (_, make, message) => {
    expect(await refusal(await make(await whole()))).toContain(message)
  })
})

it('is for staff who may: to read for the export, to write for the import', async () => {
  const desk = (await addStaff(server, 'desk')).caller
  const stranger = server.caller()
  for (const path of ['/api/admin/content.tar.gz', '/api/admin/content/translation?locale=fi'])
    expect([(await desk.rest('GET', path)).statusCode, (await stranger.rest('GET', path)).statusCode]).toEqual([
      403, 401,
    ])
  expect((await upload('x', '', desk)).statusCode).toBe(403)
  expect((await upload('x', '', stranger)).statusCode).toBe(401)
})

it.each([
  ['locale=en', 'Locale must be a language that English is translated into'],
  ['locale=xx', 'Locale must be one of'],
  ['', 'Locale must be one of'],
  ['locale=fi&format=pdf', 'Format must be one of xliff, csv'],
])('an export of %j is refused', async (query, message) => {
  const answer = await editor.rest('GET', `/api/admin/content/translation?${query}`)
  expect([answer.statusCode, answer.body]).toEqual([422, expect.stringContaining(message)])
})
