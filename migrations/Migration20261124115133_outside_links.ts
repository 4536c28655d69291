import { Migration } from '@mikro-orm/migrations';

export class Migration20261124115133_outside_links extends Migration {

  override name = 'Migration20261124115133_outside_links';

  override up(): void | Promise<void> {
    this.addSql(`create table "outside_link" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "url" varchar(1000) not null, "state" varchar(20) not null, "problem" varchar(500) null, "moved_to" text null, "since" timestamptz(3) null, "checked_at" timestamptz(3) null, "accepted_by" varchar(100) null, primary key ("id"));`);
    this.addSql(`alter table "outside_link" add constraint "outside_link_url_unique" unique ("url");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "outside_link" cascade;`);
  }

}
