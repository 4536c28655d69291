import { Migration } from '@mikro-orm/migrations';

export class Migration20261124212454_chat_conversation extends Migration {

  override name = 'Migration20261124212454_chat_conversation';

  override up(): void | Promise<void> {
    this.addSql(`create table "chat_conversation" ("key" varchar(64) not null, "updated_at" timestamptz(3) not null, "state" jsonb not null, primary key ("key"));`);
    this.addSql(`create index "chat_conversation_updated_at_index" on "chat_conversation" ("updated_at");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "chat_conversation" cascade;`);
  }

}
