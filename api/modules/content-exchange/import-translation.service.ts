import { LockMode } from '@mikro-orm/core'
import { isLocale, defaultLocale, type Locale } from '#graphql/locales.ts'
import { badFile } from '../../errors.ts'
import { inTransaction, type Context } from '../../platform/context.ts'
import { audit } from '../audit/audit.service.ts'
import { checkDocument } from '../content/check-document.ts'
import { ContentEntry, type ContentDocument } from '../content/content-entry.entity.ts'
import { documentOf, wasPutAway } from '../content/content-entry.service.ts'
import { titleOf } from '../content/entry-details.ts'
import { keepDraft } from '../content/keep-draft.ts'
import { datedTranslations, fingerprints } from '../content/translations.ts'
import { hotelId } from './hotel-id.ts'
import {
  goesOut,
  remarksOf,
  reportOf,
  type ImportOptions,
  type ImportReport,
  type Outcome,
  type RecordReport,
  type Remark,
} from './import-report.ts'
import {
  fieldOf,
  isSpread,
  sameButForBlanks,
  settled,
  translatable,
  written,
  type ReadUnit,
  type TranslationFile,
  type Unit,
} from './translation-units.ts'
import { factFault, numberFault } from './unit-faults.ts'

interface Plan {
  report: RecordReport
  /** What the record says then; null where it stays as it is. */
  document: ContentDocument | null
}

/** What a row says, without the blanks of a tool that spread our texts. */
const withoutForeignBlanks = (row: ReadUnit, { source, target }: Unit): ReadUnit => {
  if (!isSpread(row.source, source) && !isSpread(row.target, target)) return row
  const words = sameButForBlanks(row.target, target)
    ? settled(target)
    : row.target.replaceAll(/(?<!\s)\s+(?=\{)|(?<=\})\s+/g, ' ').replaceAll(/(?<=\}) (?=[.,)])/g, '')
  return { ...row, source: sameButForBlanks(row.source, source) ? settled(source) : row.source, target: words }
}

const judge = ({ path, source }: Unit, target: string): { fault: Remark | null; doubt: Remark | null } => {
  const [fault, doubt] = [factFault(source, target), numberFault(source, target)]
  return {
    fault: fault === null ? null : { field: path, message: fault },
    doubt: doubt === null ? null : { field: path, message: `${doubt}. It is marked “not sure”` },
  }
}

const isFinished = (state: string | null | undefined) => /^(?:translated|signed-off|final)$/.test(state ?? '')

/** Fields with a unit or row of which something holds. */
const fieldsWhere = <Part extends { path: string }>(
  parts: readonly Part[],
  holds: (part: Part) => boolean,
): string[] => [...new Set(parts.filter(holds).map(fieldOf))]

const plan = (ctx: Context, entry: ContentEntry, locale: Locale, rows: readonly ReadUnit[], replace: boolean): Plan => {
  const { kind, key } = entry
  const current = documentOf(entry)
  const { units } = translatable(entry, current, locale)
  const unitOf = new Map(units.map((unit) => [unit.path, unit]))
  const rowOf = new Map(
    rows.map((row) => {
      const unit = unitOf.get(row.path)
      return [row.path, unit ? withoutForeignBlanks(row, unit) : row]
    }),
  )
  const report = (outcome: Outcome, remarks: Remark[] = []): RecordReport => ({
    kind,
    key,
    title: titleOf(kind, current) || key,
    outcome,
    remarks,
  })
  const stays = (outcome: Outcome, remarks?: Remark[]): Plan => ({ report: report(outcome, remarks), document: null })

  if (entry.archivedAt) return stays('refused', [{ field: null, message: wasPutAway }])
  if (rows.every(({ target }) => !target)) return stays('unchanged')
  const wordsFor = ({ path, target }: Unit) => rowOf.get(path)?.target ?? settled(target)
  const fields = [...new Set(units.map(fieldOf))]
  const changed = fieldsWhere(units, (unit) => wordsFor(unit) !== settled(unit.target))
  const isSame = changed.length === 0
  const withOtherEnglish = [
    ...fieldsWhere(units, ({ path, source }) => (rowOf.get(path)?.source ?? settled(source)) !== settled(source)),
    ...fieldsWhere(rows, ({ path }) => !unitOf.has(path)),
  ]
  const hasOtherEnglish = withOtherEnglish.length > 0
  const unfinished = fieldsWhere(units, ({ path, needsReview }) => !needsReview || !isFinished(rowOf.get(path)?.state))
  const confirmed = fields.filter((field) => ![...unfinished, ...withOtherEnglish].includes(field))
  if (isSame && (confirmed.length === 0 || hasOtherEnglish)) return stays('unchanged')

  if (entry.publishAt) return stays('refused', [{ field: null, message: goesOut }])

  const conflicts: Remark[] = [
    ...(hasOtherEnglish ? [{ field: null, message: 'The English has changed here since the export' }] : []),
    ...(units.some(({ path, target }) => rowOf.has(path) && !rowOf.get(path)!.wasExportedWith(target))
      ? [{ field: null, message: 'Somebody has changed the translation here since the export' }]
      : []),
  ]
  if (conflicts.length > 0 && !replace) return stays('conflict', conflicts)

  const judged = units.map((unit) => {
    const words = wordsFor(unit)
    if (!words) return { fault: { field: unit.path, message: 'Nobody has translated it' }, doubt: null }
    // What stands here already was judged when it was written.
    return words === settled(unit.target) ? { fault: null, doubt: null } : judge(unit, words)
  })
  const faults = judged.flatMap(({ fault }) => fault ?? [])
  if (faults.length > 0) return stays('refused', faults)
  const doubts = judged.flatMap(({ doubt }) => doubt ?? [])
  const isFlagged = ({ path, needsReview }: Unit) => !needsReview && rowOf.get(path)?.state?.startsWith('needs-')
  // Where nothing was written and not all was confirmed, nobody has read the whole.
  const known = datedTranslations(current)[locale]
  const left = isSame && confirmed.length < fields.length ? known : undefined
  const isUnsure = doubts.length > 0 || (!isSame && units.some(isFlagged)) || left?.isUnsure
  const source = current.texts[defaultLocale]!
  const of = {
    ...known?.of,
    ...fingerprints(source, [...changed, ...confirmed]),
    // Made of another English: no text has the empty fingerprint, so that it counts as older.
    ...Object.fromEntries(changed.filter((field) => withOtherEnglish.includes(field)).map((field) => [field, ''])),
  }
  const next = {
    ...current,
    texts: { ...current.texts, [locale]: written(current, locale, units, wordsFor) },
    translations: {
      ...current.translations,
      [locale]: { of, ...(isUnsure && { isUnsure }), ...(left?.isDrafted && { isDrafted: true }) },
    },
  } as ContentDocument
  try {
    const document = checkDocument(kind, next, ctx.published.current())
    return { report: report(current.texts[locale] ? 'changed' : 'new', [...conflicts, ...doubts]), document }
  } catch (error) {
    return stays('refused', remarksOf(error))
  }
}

/**
 * Brings translations back from a translator. Each record is taken whole or left as it is; what is taken waits as a draft.
 * @throws BAD_USER_INPUT when the file is of another hotel or of no language of the site
 */
export const importTranslation = async (
  ctx: Context,
  { hotelId: from, locale, units }: TranslationFile,
  { dryRun, replaceConflicts }: ImportOptions,
): Promise<ImportReport> => {
  if (!isLocale(locale) || locale === defaultLocale)
    throw badFile(`The file is in “${locale.slice(0, 20)}”, which is no language that the site is translated into`)
  if (from !== (await hotelId(ctx))) throw badFile('The file is of another hotel: its texts translate other sentences')
  if (units.length === 0) throw badFile('The file has no texts in it')
  const seen = new Set<string>()
  for (const { kind, key, path } of units) {
    const name = `${kind}/${key}/${path}`
    if (seen.has(name)) throw badFile(`${name} stands in the file twice`)
    seen.add(name)
  }
  return inTransaction(ctx, async (inside) => {
    const entries = await inside.em.find(ContentEntry, {}, dryRun ? {} : { lockMode: LockMode.PESSIMISTIC_WRITE })
    const byRecord = Map.groupBy(units, ({ kind, key }) => `${kind}/${key}`)
    const plans = [...byRecord].map(([name, rows]): [ContentEntry | undefined, Plan] => {
      const entry = entries.find(({ kind, key }) => `${kind}/${key}` === name)
      if (entry) return [entry, plan(inside, entry, locale, rows, replaceConflicts)]
      const { kind, key } = rows[0]!
      const remarks = [{ field: null, message: 'There is no such record here' }]
      return [
        entry,
        {
          report: { kind: kind as ContentEntry['kind'], key, title: key, outcome: 'refused', remarks },
          document: null,
        },
      ]
    })
    const taken = plans.flatMap(([entry, { document }]) => (entry && document ? [{ entry, document }] : []))
    if (!dryRun && taken.length > 0) {
      for (const { entry, document } of taken) keepDraft(inside, entry, document)
      await inside.em.flush()
      await audit(inside, 'content-imported', { details: { language: locale, records: taken.length } })
    }
    const about = { stored: !dryRun && taken.length > 0, locale, hotel: null, newPictures: 0 }
    return reportOf(
      about,
      plans.map(([, { report }]) => report),
    )
  })
}
