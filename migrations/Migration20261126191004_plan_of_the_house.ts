import { Migration } from '@mikro-orm/migrations';

export class Migration20261126191004_plan_of_the_house extends Migration {

  override name = 'Migration20261126191004_plan_of_the_house';

  override up(): void | Promise<void> {
    this.addSql(`alter table "room" add "floor_measured" boolean not null default true, add "steps_to_door" int null, add "view" text null, add "night_decibels" int null, add "morning_sun" boolean null;`);
    this.addSql(`alter table "room" add constraint "room_view_check" check ("view" in ('courtyard', 'garden', 'patio', 'street', 'parking', 'water', 'buildings'));`);
    // Nobody has looked at the floors of the sample: they were made up.
    this.addSql(`update "room" set "floor_measured" = false where "is_sample";`);

    this.addSql(`alter table "stay_request" add "room_number" varchar(10) null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "room" drop constraint "room_view_check";`);
    this.addSql(`alter table "room" drop column "floor_measured", drop column "steps_to_door", drop column "view", drop column "night_decibels", drop column "morning_sun";`);

    this.addSql(`alter table "stay_request" drop column "room_number";`);
  }

}
