import { Migration } from '@mikro-orm/migrations';

export class Migration20261125063004_stay_extras extends Migration {

  override name = 'Migration20261125063004_stay_extras';

  override up(): void | Promise<void> {
    this.addSql(`create table "stay_extra" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "is_sample" boolean not null default false, "version" int not null default 1, "kind" text not null, "slug" varchar(60) not null, "name" varchar(60) null, "translations" jsonb not null, "unit" text not null, "price" int null, "taxed" boolean not null, "maximum" int not null, "included_guests" int null, "counts_children" boolean not null, "display_order" int not null, "active" boolean not null, "deleted_at" timestamptz(3) null, "changed_by" varchar(100) null, primary key ("id"));`);

    this.addSql(`alter table "stay_request" add "children" int not null default 0, add "extras" jsonb not null default '[]';`);

    this.addSql(`alter table "stay_extra" add constraint "stay_extra_kind_check" check ("kind" in ('pet', 'early-check-in', 'late-check-out', 'extra-person', 'crib', 'other'));`);
    this.addSql(`alter table "stay_extra" add constraint "stay_extra_unit_check" check ("unit" in ('stay', 'night', 'person', 'person-night', 'hour'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "stay_extra" cascade;`);

    this.addSql(`alter table "stay_request" drop column "children", drop column "extras";`);
  }

}
