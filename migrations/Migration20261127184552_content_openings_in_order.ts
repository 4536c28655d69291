import { Migration } from '@mikro-orm/migrations';

/** What is opened, closed, or gone without a word; what is merely seen again, or was closed before it goes, is told to nobody. */
const tellers = [
  ['opened', 'insert on "content_opening" for each row when (not new."closed")'],
  ['changed', 'update of "closed" on "content_opening" for each row when (old."closed" is distinct from new."closed")'],
  ['gone', 'delete on "content_opening" for each row when (not old."closed")'],
];

export class Migration20261127184552_content_openings_in_order extends Migration {

  override name = 'Migration20261127184552_content_openings_in_order';

  override up(): void | Promise<void> {
    this.addSql(`alter table "content_opening" add "said_at" timestamptz(3) not null default now(), add "closed" boolean not null default false;`);
    this.addSql(`drop trigger "content_opening_tell_desk" on "content_opening";`);
    for (const [name, when] of tellers)
      this.addSql(`create trigger "content_opening_${name}_tells_desk" after ${when} execute function tell_desk('ContentOpening', 'entry_id');`);
  }

  override down(): void | Promise<void> {
    for (const [name] of tellers) this.addSql(`drop trigger "content_opening_${name}_tells_desk" on "content_opening";`);
    this.addSql(`create trigger "content_opening_tell_desk" after insert or delete on "content_opening" for each row execute function tell_desk('ContentOpening', 'entry_id');`);
    this.addSql(`delete from "content_opening" where "closed";`);
    this.addSql(`alter table "content_opening" drop column "said_at", drop column "closed";`);
  }

}
