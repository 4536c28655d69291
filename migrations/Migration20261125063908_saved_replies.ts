import { Migration } from '@mikro-orm/migrations';

export class Migration20261125063908_saved_replies extends Migration {

  override name = 'Migration20261125063908_saved_replies';

  override up(): void | Promise<void> {
    this.addSql(`create table "saved_reply" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "name" varchar(80) not null, "texts" jsonb not null, "active" boolean not null, "deleted_at" timestamptz(3) null, "changed_by" varchar(100) null, primary key ("id"));`);
    this.addSql(`create unique index "saved_reply_name_unique" on "saved_reply" (lower("name")) where "deleted_at" is null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "saved_reply" cascade;`);
  }

}
