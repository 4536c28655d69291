import { Migration } from '@mikro-orm/migrations';

export class Migration20261125022238_long_stay_rates extends Migration {

  override name = 'Migration20261125022238_long_stay_rates';

  override up(): void | Promise<void> {
    this.addSql(`create table "long_stay_rate" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "is_sample" boolean not null default false, "version" int not null default 1, "room_type_id" uuid null, "min_nights" int not null, "percent" int not null, "start_date" date not null, "end_date" date null, "active" boolean not null, "deleted_at" timestamptz(3) null, "changed_by" varchar(100) null, primary key ("id"));`);
    this.addSql(`create index "long_stay_rate_room_type_index" on "long_stay_rate" ("room_type_id");`);

    this.addSql(`alter table "long_stay_rate" add constraint "long_stay_rate_room_type_id_foreign" foreign key ("room_type_id") references "room_type" ("id") on delete no action;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "long_stay_rate" cascade;`);
  }

}
