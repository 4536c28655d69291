import { startStandIn, text, type Answer, type SeenRequest, type StandIn } from '../sandbox/stand-in.ts'

export interface SemrushStandIn extends StandIn {
  units: () => number
  setUnits: (units: number) => void
}

type Row = Record<string, string | number>

/** Header words by column code; a report's header is in the order of export_columns. */
const headers: Record<string, string> = {
  Db: 'Database',
  Rk: 'Rank',
  Or: 'Organic Keywords',
  Ot: 'Organic Traffic',
  Oc: 'Organic Cost',
  Ad: 'Adwords Keywords',
  At: 'Adwords Traffic',
  Ac: 'Adwords Cost',
  Ph: 'Keyword',
  Po: 'Position',
  Pp: 'Previous Position',
  Nq: 'Search Volume',
  Cp: 'CPC',
  Ur: 'Url',
  Tr: 'Traffic (%)',
  Dn: 'Domain',
  Cr: 'Competitor Relevance',
  Np: 'Common Keywords',
}

const keywords: [phrase: string, position: number, volume: number, cpc: number, traffic: number][] = [
  ['lantana hotel', 2, 1900, 2.4, 24.1],
  ['hotels near lantana beach', 4, 1300, 2.85, 14.7],
  ['historic inn south florida', 6, 590, 1.9, 6.3],
  ['coral stone inn', 1, 480, 0.6, 18.2],
  ['pet friendly hotel lantana', 8, 390, 2.1, 3.9],
  ['lantana fl motel; kitchenette', 9, 320, 1.75, 2.8],
  ['ocean avenue lantana', 12, 880, 0.9, 2.2],
  ['weekly rentals lantana fl', 14, 260, 1.55, 1.6],
  ['hotelli lantana florida', 3, 90, 0.4, 1.4],
  ['things to do in lantana', 17, 1600, 0.8, 1.1],
  ['cheap hotels lake worth beach', 23, 720, 2.6, 0.7],
  ['palm beach county inn', 31, 1000, 3.1, 0.4],
]

const competitors: Row[] = [
  { Dn: 'oceanbreeze-motel.example', Cr: 0.31, Np: 64, Or: 910, Ot: 2400, Oc: 3900, Ad: 0 },
  { Dn: 'lakeworthbeachhotel.example', Cr: 0.22, Np: 51, Or: 2100, Ot: 5200, Oc: 8800, Ad: 4 },
  { Dn: 'palmbeachstays.example', Cr: 0.14, Np: 38, Or: 7400, Ot: 21800, Oc: 35600, Ad: 12 },
  { Dn: 'visitlantana.example', Cr: 0.09, Np: 27, Or: 3300, Ot: 6100, Oc: 4200, Ad: 0 },
]

const ranks: Row = { Db: 'us', Rk: 482113, Or: 152, Ot: 1390, Oc: 2100.5, Ad: 3, At: 40, Ac: 75 }

const backlinks: Row = {
  ascore: 31,
  total: 2450,
  domains_num: 310,
  urls_num: 1905,
  ips_num: 288,
  follows_num: 1980,
  nofollows_num: 470,
}

const keywordRows: Row[] = keywords.map(([Ph, Po, Nq, Cp, Tr]) => ({
  Ph,
  Po,
  Pp: Po + 1,
  Nq,
  Cp: Cp.toFixed(2),
  Ur: 'https://www.coralstoneinn.example/',
  Tr: Tr.toFixed(2),
}))

const error = (code: number, words: string, status = 200) => text(`ERROR ${code} :: ${words}`, status)
const missing = (code: number, name: string) => error(code, `MANDATORY PARAMETER "${name}" NOT SET OR EMPTY`)

/** Lines end in CRLF; every cell is quoted with export_escape=1; the header words are not those of backlinks. */
const table = (rows: Row[], columns: string[], escape: boolean, header: (column: string) => string): Answer => {
  const cell = (value: string | number | undefined) =>
    escape ? `"${String(value ?? '').replaceAll('"', '""')}"` : String(value ?? '')
  const lines = [columns.map((column) => cell(header(column))), ...rows.map((row) => columns.map((c) => cell(row[c])))]
  return text(`${lines.map((line) => line.join(';')).join('\r\n')}\r\n`)
}

/** `+|Ph|Eq|words`, the only filter that is understood here. */
const filtered = (rows: Row[], filter: string | null) => {
  const [, phrase] = /^\+\|Ph\|Eq\|(.+)$/.exec(filter ?? '') ?? []
  return phrase ? rows.filter((row) => row['Ph'] === phrase) : rows
}

interface Report {
  rows: (query: URLSearchParams) => Row[]
  unitsPerLine: number
  defaults: string[]
}

const reports: Record<string, Report> = {
  domain_ranks: { rows: () => [ranks], unitsPerLine: 10, defaults: ['Rk', 'Or', 'Ot', 'Oc', 'Ad', 'At', 'Ac'] },
  domain_organic: {
    rows: (query) => {
      const rows = filtered(keywordRows, query.get('display_filter'))
      return query.get('display_sort') === 'tr_desc' ? rows.toSorted((a, b) => Number(b['Tr']) - Number(a['Tr'])) : rows
    },
    unitsPerLine: 10,
    defaults: ['Ph', 'Po', 'Pp', 'Nq', 'Cp', 'Ur', 'Tr'],
  },
  domain_organic_organic: {
    rows: () => competitors,
    unitsPerLine: 40,
    defaults: ['Dn', 'Cr', 'Np', 'Or', 'Ot', 'Oc', 'Ad'],
  },
}

/** Semrush's Standard API with a counter of units; errors are text, most of them with status 200. */
export const startSemrushStandIn = async (
  { key, domain }: { key: string; domain: string },
  port = 0,
): Promise<SemrushStandIn> => {
  let units = 50_000

  const answer = (query: URLSearchParams, { rows, unitsPerLine, defaults }: Report): Answer => {
    const limit = Number(query.get('display_limit')) || 10_000
    const found = rows(query).slice(0, limit)
    if (found.length === 0) return error(50, 'NOTHING FOUND')
    units = Math.max(0, units - unitsPerLine * found.length)
    const columns = query.get('export_columns')?.split(',') ?? defaults
    return table(found, columns, query.get('export_escape') === '1', (column) => headers[column] ?? column)
  }

  const linksOf = (query: URLSearchParams): Answer => {
    if (query.get('target') !== domain) return error(50, 'NOTHING FOUND')
    units = Math.max(0, units - 40)
    const columns = query.get('export_columns')?.split(',') ?? Object.keys(backlinks)
    return table([backlinks], columns, false, (column) => column)
  }

  const respond = ({ url, method }: SeenRequest): Answer => {
    const query = url.searchParams
    if (method !== 'GET') return error(48, 'REQUEST METHOD NOT ALLOWED, USE GET')
    if (query.get('key') !== key) return error(120, 'WRONG KEY - ID PAIR')
    if (url.pathname === '/users/countapiunits.html') return text(units.toLocaleString('en-US'))
    if (units === 0) return error(132, 'API UNITS BALANCE IS ZERO', 403)
    const type = query.get('type')
    if (!type) return missing(41, 'type')
    if (url.pathname === '/analytics/v1/' && type === 'backlinks_overview') return linksOf(query)
    const report = url.pathname === '/' ? reports[type] : undefined
    if (!report) return error(10_000, `Wrong parameter 'type'. ${type}`)
    if (!query.get('domain')) return missing(42, 'domain')
    if (!query.get('database') && type !== 'domain_ranks') return missing(46, 'database')
    return query.get('domain') === domain ? answer(query, report) : error(50, 'NOTHING FOUND')
  }

  const refusals: Record<number, Answer> = {
    401: error(120, 'WRONG KEY - ID PAIR', 401),
    403: error(134, 'TOTAL LIMIT EXCEEDED', 403),
    429: text('Too Many Requests', 429),
    500: error(500, 'INTERNAL ERROR', 500),
  }
  const standIn = await startStandIn(
    { name: 'semrush', respond, error: (status) => refusals[status] ?? text('Bad Request', status) },
    port,
  )
  return { ...standIn, units: () => units, setUnits: (next) => void (units = next) }
}
