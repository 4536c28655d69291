import { Migration } from '@mikro-orm/migrations';

export class Migration20261126191004_visit_counts extends Migration {

  override name = 'Migration20261126191004_visit_counts';

  override up(): void | Promise<void> {
    this.addSql(`create table "visit_count" ("day" date not null, "kind" text not null, "label" varchar(255) not null, "count" int not null, primary key ("day", "kind", "label"));`);

    this.addSql(`alter table "visit_count" add constraint "visit_count_kind_check" check ("kind" in ('page', 'language', 'referrer', 'step'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "visit_count" cascade;`);
  }

}
