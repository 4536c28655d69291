import { z } from 'zod'
import type { OutsideService } from '../outside/service.ts'
import type { SearchFigures } from './port.ts'
import { readBalance, readTable } from './read-table.ts'

interface Account {
  key: string
  /** https://api.semrush.com */
  baseUrl: string
  unitsUrl: string
  /** Country of the searches, such as us. */
  database: string
  /** Without www. */
  domain: string
}

const number = z
  .string()
  .regex(/^-?\d+(\.\d+)?$/)
  .transform(Number)
const count = number.pipe(z.number().int().min(0))
const overviewSchema = z.object({ Or: count, Ot: count, Oc: number, Ad: count, At: count, Ac: number })
const keywordSchema = z.object({ Ph: z.string().min(1), Po: count, Nq: count, Cp: number, Tr: number })
const competitorSchema = z.object({ Dn: z.string().min(1), Np: count, Ot: count, Oc: number })
const backlinksSchema = z.object({
  total: count,
  domains_num: count,
  urls_num: count,
  follows_num: count,
  nofollows_num: count,
})

const columnsOf = (schema: z.ZodObject) => Object.keys(schema.shape)

/** Semrush's Standard API: text tables whose errors look like success, the key in the address. */
export const openSemrush = (service: OutsideService, account: Account): SearchFigures => {
  const { label } = service

  /** A missing limit would bill ten thousand lines. */
  const report = <T extends z.ZodObject>(
    operation: string,
    schema: T,
    parameters: Record<string, string>,
    path = '/',
  ): Promise<z.output<T>[]> =>
    service.perform(operation, 'read', async (send) => {
      const columns = columnsOf(schema)
      const url = new URL(path, account.baseUrl)
      url.search = new URLSearchParams({
        ...parameters,
        key: account.key,
        export_columns: columns.join(','),
      }).toString()
      return z.array(schema).parse(readTable(label, await send({ url: url.toString() }), columns))
    })

  const ofDomain = (type: string, limit: number, more: Record<string, string> = {}) => ({
    type,
    domain: account.domain,
    database: account.database,
    display_limit: String(limit),
    export_escape: '1',
    ...more,
  })

  return {
    service,
    overview: async () => {
      const [row] = await report('overview', overviewSchema, ofDomain('domain_ranks', 1))
      return row
        ? {
            organicKeywords: row.Or,
            organicTraffic: row.Ot,
            organicCost: row.Oc,
            adwordsKeywords: row.Ad,
            adwordsTraffic: row.At,
            adwordsCost: row.Ac,
          }
        : null
    },
    keywords: async (limit) => {
      const parameters = ofDomain('domain_organic', limit, { display_sort: 'tr_desc' })
      const rows = await report('keywords', keywordSchema, parameters)
      return rows.map(({ Ph, Po, Nq, Cp, Tr }) => ({
        keyword: Ph,
        position: Po,
        searchVolume: Nq,
        cpc: Cp,
        trafficPercentage: Tr,
      }))
    },
    position: async (keyword) => {
      const parameters = ofDomain('domain_organic', 1, { display_filter: `+|Ph|Eq|${keyword}` })
      const [row] = await report('keyword position', keywordSchema, parameters)
      return row?.Ph.toLowerCase() === keyword ? row.Po : null
    },
    backlinks: async () => {
      const parameters = { type: 'backlinks_overview', target: account.domain, target_type: 'root_domain' }
      const [row] = await report('backlinks', backlinksSchema, parameters, '/analytics/v1/')
      return row
        ? {
            totalBacklinks: row.total,
            domainsNum: row.domains_num,
            urlsNum: row.urls_num,
            followsNum: row.follows_num,
            nofollowsNum: row.nofollows_num,
          }
        : null
    },
    competitors: async (limit) => {
      const parameters = ofDomain('domain_organic_organic', limit, { display_sort: 'np_desc' })
      const rows = await report('competitors', competitorSchema, parameters)
      return rows.map(({ Dn, Np, Ot, Oc }) => ({
        domain: Dn,
        commonKeywords: Np,
        organicTraffic: Ot,
        organicCost: Oc,
      }))
    },
    units: () =>
      service.perform('units', 'read', async (send) => {
        const url = new URL(account.unitsUrl)
        url.searchParams.set('key', account.key)
        return readBalance(label, await send({ url: url.toString() }))
      }),
  }
}
