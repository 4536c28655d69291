import type { FastifyInstance, FastifyRequest } from 'fastify'
import { defaultLocale, locales, type Locale } from '#graphql/locales.ts'
import { paths } from '#graphql/paths.ts'
import { stayCalendar } from '../../modules/stay-requests/stay-calendar.service.ts'
import { sheetCalendar } from '../../modules/stay-sheet/sheet-calendar.service.ts'
import type { Context } from '../../platform/context.ts'
import { attempt, type MakeContext } from '../rest/attempt.ts'

type Write = (ctx: Context, request: FastifyRequest, locale: Locale) => Promise<string>

/** The file beside each page with a stay, by the page's path. */
const files: Record<string, Write> = {
  [paths.staySheet()]: (ctx, request, locale) => sheetCalendar(ctx, request.url.split('?')[1], locale),
  [paths.yourStay(':token')]: (ctx, request, locale) =>
    stayCalendar(ctx, (request.params as { token: string }).token, locale),
}

/** The stay of a page for the guest's own calendar, in each language. */
export const registerCalendarFiles = (app: FastifyInstance, makeContext: MakeContext) => {
  for (const locale of [undefined, ...locales])
    for (const [page, write] of Object.entries(files))
      app.get(
        `${locale ? `/${locale}` : ''}${page}/stay.ics`,
        attempt(makeContext, async (ctx, request, reply) => {
          const file = await write(ctx, request, locale ?? defaultLocale)
          return reply
            .header('cache-control', 'no-store')
            .header('x-robots-tag', 'noindex')
            .header('content-disposition', 'attachment; filename="stay.ics"')
            .type('text/calendar; charset=utf-8')
            .send(file)
        }),
      )
}
