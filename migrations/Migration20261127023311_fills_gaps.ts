import { Migration } from '@mikro-orm/migrations';

export class Migration20261127023311_fills_gaps extends Migration {

  override name = 'Migration20261127023311_fills_gaps';

  override up(): void | Promise<void> {
    this.addSql(`alter table "night_adjustment" add "fills_gaps" boolean not null default false;`);

    this.addSql(`alter table "pricing_rule" add "fills_gaps" boolean not null default false;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "night_adjustment" drop column "fills_gaps";`);

    this.addSql(`alter table "pricing_rule" drop column "fills_gaps";`);
  }

}
