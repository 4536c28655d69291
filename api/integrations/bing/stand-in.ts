import { json, page, startStandIn, type Answer, type SeenRequest, type StandIn } from '../sandbox/stand-in.ts'

export interface BingStandIn extends StandIn {
  setRemaining: (today: number, thisMonth: number) => void
  remaining: () => { today: number; thisMonth: number }
}

const failure = (ErrorCode: number, name: string, status = 400) =>
  json({ ErrorCode, Message: `ERROR!!! ${name}` }, status)

/** Bing ignores scheme, case and a slash at the end of a site. */
const bare = (site: string) =>
  site
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/\/$/, '')

const type = (name: string) => `${name}:#Microsoft.Bing.Webmaster.Api`

/** The JSON protocol of Bing Webmaster Tools: results in `d`, errors with status 400 and no `d`. */
export const startBingStandIn = async (
  { key, siteUrl }: { key: string; siteUrl: string },
  port = 0,
): Promise<BingStandIn> => {
  let today = 100
  let thisMonth = 2_800

  const submit = (urls: string[]): Answer => {
    if (urls.length > 500) return failure(8, 'InvalidParameter')
    if (today === 0) return failure(2, 'You have exceeded your daily url submission quota : 100')
    if (urls.length > today) return failure(2, `Quota remaining for today: ${today}, Submitted: ${urls.length}`)
    if (!urls.every((url) => bare(url).startsWith(bare(siteUrl)))) return failure(7, 'InvalidUrl')
    today -= urls.length
    thisMonth -= urls.length
    return json({ d: null })
  }

  const respond = ({ url, method, body }: SeenRequest): Answer => {
    const [, name] = /^\/webmaster\/api\.svc\/json\/(\w+)$/.exec(url.pathname) ?? []
    if (!name) return page('Not found', 404)
    if (url.searchParams.get('apikey') !== key) return failure(3, 'InvalidApiKey')
    const called = `${method} ${name.toLowerCase()}`
    if (called === 'GET getusersites')
      return json({
        d: [{ __type: type('Site'), Url: siteUrl, IsVerified: true, AuthenticationCode: '', DnsVerificationCode: '' }],
      })
    const given = (method === 'POST' ? JSON.parse(body) : Object.fromEntries(url.searchParams)) as {
      siteUrl?: string
      urlList?: string[]
      url?: string
    }
    if (bare(given.siteUrl ?? '') !== bare(siteUrl)) return failure(14, 'NotAuthorized')
    if (called === 'GET geturlsubmissionquota')
      return json({ d: { __type: type('UrlSubmissionQuota'), DailyQuota: today, MonthlyQuota: thisMonth } })
    if (called === 'POST submiturlbatch') return submit(given.urlList ?? [])
    if (called === 'POST submiturl') return submit([given.url ?? ''])
    return page('Not found', 404)
  }

  const standIn = await startStandIn(
    {
      name: 'bing',
      respond,
      error: (status) =>
        status === 401 || status === 403 ? failure(3, 'InvalidApiKey', status) : page('Service unavailable', status),
    },
    port,
  )
  return {
    ...standIn,
    remaining: () => ({ today, thisMonth }),
    setRemaining: (day, month) => {
      today = day
      thisMonth = month
    },
  }
}
