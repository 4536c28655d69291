import { Migration } from '@mikro-orm/migrations';

export class Migration20261126231427_night_adjustments extends Migration {

  override name = 'Migration20261126231427_night_adjustments';

  override up(): void | Promise<void> {
    this.addSql(`create table "night_adjustment" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "position" int not null, "room_type_ids" jsonb not null, "first_night" date not null, "last_night" date not null, "days_of_week" jsonb not null, "price" int null, "percent" int null, "amount" int null, "min_stay" int null, "stop_sell" boolean not null, "created_by" varchar(100) null, "deleted_at" timestamptz(3) null, primary key ("id"));`);
    this.addSql(`create index "night_adjustment_nights_index" on "night_adjustment" ("first_night", "last_night");`);
    this.addSql(`alter table "night_adjustment" add constraint "night_adjustment_position_unique" unique ("position");`);
    this.addSql(`create trigger "night_adjustment_tell_desk_of_list" after insert or update or delete on "night_adjustment" for each statement execute function tell_desk_of_list('Pricing');`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "night_adjustment" cascade;`);
  }

}
