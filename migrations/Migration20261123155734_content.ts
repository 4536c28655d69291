import { Migration } from '@mikro-orm/migrations';

export class Migration20261123155734_content extends Migration {

  override name = 'Migration20261123155734_content';

  override up(): void | Promise<void> {
    this.addSql(`create table "content_entry" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "kind" varchar(40) not null, "key" varchar(80) not null, "position" int not null, "published" jsonb not null, "verified_on" date null, "source" varchar(500) null, primary key ("id"));`);
    this.addSql(`alter table "content_entry" add constraint "content_entry_kind_key_unique" unique ("kind", "key");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "content_entry" cascade;`);
  }

}
