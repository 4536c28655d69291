import { Migration } from '@mikro-orm/migrations';

export class Migration20261127144804_night_adjustment_changes extends Migration {

  override name = 'Migration20261127144804_night_adjustment_changes';

  override up(): void | Promise<void> {
    this.addSql(`alter table "night_adjustment" add "version" int not null default 1, add "changed_by" varchar(100) null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "night_adjustment" drop column "version", drop column "changed_by";`);
  }

}
