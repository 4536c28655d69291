import { Migration } from '@mikro-orm/migrations';

export class Migration20261127144617_pickup extends Migration {

  override name = 'Migration20261127144617_pickup';

  override up(): void | Promise<void> {
    this.addSql(`create table "night_snapshot" ("night" date not null, "room_type_id" uuid not null, "seen_on" date not null, "taken" int null, "price" int not null, primary key ("night", "room_type_id", "seen_on"));`);

    this.addSql(`alter table "night_snapshot" add constraint "night_snapshot_room_type_id_foreign" foreign key ("room_type_id") references "room_type" ("id") on delete cascade;`);

    // What the property management system had told of nights that are over; the rooms were not kept.
    this.addSql(`insert into "night_snapshot" ("night", "room_type_id", "seen_on", "taken", "price")
      select "date", "room_type_id", "date", null, "rate" from "room_night" where "rate" is not null and "date" < current_date;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "night_snapshot" cascade;`);
  }

}
