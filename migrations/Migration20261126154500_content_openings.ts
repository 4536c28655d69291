import { Migration } from '@mikro-orm/migrations';

export class Migration20261126154500_content_openings extends Migration {

  override name = 'Migration20261126154500_content_openings';

  override up(): void | Promise<void> {
    this.addSql(`create table "content_opening" ("session_id" uuid not null, "entry_id" uuid not null, "seen_at" timestamptz(3) not null, primary key ("session_id", "entry_id"));`);
    this.addSql(`create index "content_opening_entry_index" on "content_opening" ("entry_id");`);

    this.addSql(`alter table "content_opening" add constraint "content_opening_session_id_foreign" foreign key ("session_id") references "staff_session" ("id") on update cascade on delete cascade;`);
    this.addSql(`alter table "content_opening" add constraint "content_opening_entry_id_foreign" foreign key ("entry_id") references "content_entry" ("id") on update cascade on delete cascade;`);
    this.addSql(`create trigger "content_opening_tell_desk" after insert or delete on "content_opening" for each row execute function tell_desk('ContentOpening', 'entry_id');`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "content_opening" cascade;`);
  }

}
