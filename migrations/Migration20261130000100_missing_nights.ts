import { Migration } from '@mikro-orm/migrations';

export class Migration20261130000100_missing_nights extends Migration {

  override name = 'Migration20261130000100_missing_nights';

  override up(): void | Promise<void> {
    this.addSql(`alter table "room_night" add "missing" boolean not null default false;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "room_night" drop column "missing";`);
  }

}
