import { Migration } from '@mikro-orm/migrations';

/** Questions of the sample that a guest should have at hand, with the months in which they matter. */
const questions: Record<string, { firstMonth?: number; lastMonth?: number }> = {
  'late-arrival': {},
  airports: {},
  'without-a-car': {},
  wifi: {},
  'coffee-and-breakfast': {},
  'beach-distance': {},
  'sea-turtle-season': { firstMonth: 3, lastMonth: 10 },
  'hurricane-season': { firstMonth: 6, lastMonth: 11 },
};

const everyDay = [0, 1, 2, 3, 4, 5, 6];
const notOnMonday = [0, 2, 3, 4, 5, 6];

/** The sample's hours in English, and the days of the week that they name. */
const drives: Record<string, { hours: string; openDays: number[] }> = {
  'lion-country-safari': { hours: 'Daily 9:30 AM–5:30 PM', openDays: everyDay },
  'flagler-museum': { hours: 'Tue–Sat 10 AM–5 PM, Sun 12–5 PM, closed Mon', openDays: notOnMonday },
  'palm-beach-zoo': { hours: 'Daily 9 AM–5 PM', openDays: everyDay },
  'morikami-museum-and-japanese-gardens': { hours: 'Tue–Sun 10 AM–5 PM, closed Mon', openDays: notOnMonday },
};

/** What the sheet of a stay shows. Hours that staff have written anew are theirs to put as days. */
export class Migration20261126191500_stay_sheet extends Migration {

  override name = 'Migration20261126191500_stay_sheet';

  override async up(): Promise<void> {
    for (const column of ['published', 'draft']) {
      const withData = `update "content_entry" set "${column}" = jsonb_set("${column}", '{data}', "${column}"->'data' || ?::jsonb)`;
      for (const [key, months] of Object.entries(questions))
        await this.execute(`${withData} where "kind" = 'faq' and "key" = ? and "${column}" is not null`, [
          JSON.stringify({ isOnSheet: true, ...months }),
          key,
        ]);
      for (const [key, { hours, openDays }] of Object.entries(drives))
        await this.execute(`${withData} where "kind" = 'drive' and "key" = ? and "${column}" #>> '{texts,en,hours}' = ?`, [
          JSON.stringify({ openDays }),
          key,
          hours,
        ]);
    }
  }

  override async down(): Promise<void> {
    for (const column of ['published', 'draft'])
      await this.execute(
        `update "content_entry" set "${column}" = jsonb_set("${column}", '{data}', ("${column}"->'data') - array['isOnSheet', 'firstMonth', 'lastMonth', 'openDays']) where "kind" in ('faq', 'drive', 'restaurant') and "${column}" is not null`,
      );
  }

}
