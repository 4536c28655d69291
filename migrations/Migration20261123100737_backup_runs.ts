import { Migration } from '@mikro-orm/migrations';

export class Migration20261123100737_backup_runs extends Migration {

  override name = 'Migration20261123100737_backup_runs';

  override up(): void | Promise<void> {
    this.addSql(`create table "backup_run" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "kind" text not null, "state" text not null, "asked_by" varchar(100) null, "finished_at" timestamptz(3) null, "file" varchar(100) null, "kilobytes" int null, "rows" int null, "message" varchar(500) null, primary key ("id"));`);
    this.addSql(`create index "backup_run_kind_created_at_index" on "backup_run" ("kind", "created_at");`);

    this.addSql(`alter table "backup_run" add constraint "backup_run_kind_check" check ("kind" in ('backup', 'drill'));`);
    this.addSql(`alter table "backup_run" add constraint "backup_run_state_check" check ("state" in ('waiting', 'running', 'done', 'failed'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "backup_run" cascade;`);
  }

}
