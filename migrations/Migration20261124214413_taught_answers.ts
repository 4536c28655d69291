import { Migration } from '@mikro-orm/migrations';

export class Migration20261124214413_taught_answers extends Migration {

  override name = 'Migration20261124214413_taught_answers';

  override up(): void | Promise<void> {
    this.addSql(`create table "chat_key" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "language" text not null, "question" text not null, "folded" text not null, "entry_id" uuid not null, primary key ("id"));`);
    this.addSql(`create index "chat_key_entry_index" on "chat_key" ("entry_id");`);
    this.addSql(`alter table "chat_key" add constraint "chat_key_language_folded_unique" unique ("language", "folded");`);

    this.addSql(`alter table "chat_question" add "taught_at" timestamptz(3) null;`);

    this.addSql(`alter table "chat_key" add constraint "chat_key_entry_id_foreign" foreign key ("entry_id") references "content_entry" ("id") on delete cascade;`);
    this.addSql(`alter table "chat_key" add constraint "chat_key_language_check" check ("language" in ('en', 'es', 'pt', 'fr', 'de', 'fi', 'sv'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "chat_key" cascade;`);

    this.addSql(`alter table "chat_question" drop column "taught_at";`);
  }

}
