import { Migration } from '@mikro-orm/migrations';

export class Migration20261130000200_nights_of_both_sources extends Migration {

  override name = 'Migration20261130000200_nights_of_both_sources';

  override up(): void | Promise<void> {
    this.addSql(`alter table "room_night" drop constraint "room_night_room_type_date_unique";`);
    this.addSql(`alter table "room_night" add constraint "room_night_room_type_date_source_unique" unique ("room_type_id", "date", "source");`);
  }

  override down(): void | Promise<void> {
    // The next run of the sync leaves these nights to staff, as it did before.
    this.addSql(`delete from "room_night" heard using "room_night" held where heard."source" = 'pms' and held."source" = 'hand'
      and held."room_type_id" = heard."room_type_id" and held."date" = heard."date";`);
    this.addSql(`alter table "room_night" drop constraint "room_night_room_type_date_source_unique";`);
    this.addSql(`alter table "room_night" add constraint "room_night_room_type_date_unique" unique ("room_type_id", "date");`);
  }

}
