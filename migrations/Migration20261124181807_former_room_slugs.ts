import { Migration } from '@mikro-orm/migrations';

export class Migration20261124181807_former_room_slugs extends Migration {

  override name = 'Migration20261124181807_former_room_slugs';

  override up(): void | Promise<void> {
    this.addSql(`create table "room_type_former_slug" ("slug" varchar(80) not null, "room_type_id" uuid not null, primary key ("slug"));`);
    this.addSql(`create index "room_type_former_slug_room_type_index" on "room_type_former_slug" ("room_type_id");`);

    this.addSql(`alter table "room_type_former_slug" add constraint "room_type_former_slug_room_type_id_foreign" foreign key ("room_type_id") references "room_type" ("id") on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "room_type_former_slug" cascade;`);
  }

}
