import { startStandIn, type Answer, type SeenRequest, type StandIn } from '../sandbox/stand-in.ts'

const nothing = (status: number): Answer => ({ status, body: '' })
const keyForm = /^[a-zA-Z0-9-]{8,128}$/

interface Submission {
  host?: string
  key?: string
  keyLocation?: string
  urlList?: string[]
}

const isOfHost = (host: string) => (url: string) => URL.canParse(url) && new URL(url).host === host

const judge = ({ host, key, keyLocation, urlList }: Submission): number => {
  if (!host || !key || !Array.isArray(urlList) || urlList.length === 0 || urlList.length > 10_000) return 400
  if (!keyForm.test(key)) return 403
  const addresses = keyLocation ? [...urlList, keyLocation] : urlList
  return addresses.every(isOfHost(host)) ? 200 : 422
}

/** IndexNow: one address by GET, up to ten thousand by POST; answers are a status with nothing in it. */
export const startIndexNowStandIn = (port = 0): Promise<StandIn> => {
  const respond = ({ url, method, headers, body }: SeenRequest): Answer => {
    if (url.pathname !== '/indexnow') return nothing(404)
    if (method === 'POST') {
      if (!headers['content-type']?.includes('application/json')) return nothing(400)
      return nothing(judge(JSON.parse(body) as Submission))
    }
    const one = url.searchParams.get('url') ?? ''
    if (!URL.canParse(one)) return nothing(400)
    return nothing(judge({ host: new URL(one).host, key: url.searchParams.get('key') ?? '', urlList: [one] }))
  }
  return startStandIn({ name: 'indexnow', respond, error: nothing }, port)
}
