import { Migration } from '@mikro-orm/migrations';

export class Migration20261124213757_idempotency extends Migration {

  override name = 'Migration20261124213757_idempotency';

  override up(): void | Promise<void> {
    this.addSql(`create table "idempotent_request" ("id" varchar(64) not null, "fingerprint" varchar(64) not null, "answer" text null, "kept_until" timestamptz(3) not null, primary key ("id"));`);
    this.addSql(`create index "idempotent_request_kept_until_index" on "idempotent_request" ("kept_until");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "idempotent_request" cascade;`);
  }

}
