import { Migration } from '@mikro-orm/migrations';

export class Migration20261130051408_campaign_versions extends Migration {

  override name = 'Migration20261130051408_campaign_versions';

  override up(): void | Promise<void> {
    this.addSql(`alter table "campaign_template" add "version" int not null default 1;`);

    this.addSql(`alter table "campaign" add "version" int not null default 1;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "campaign" drop column "version";`);

    this.addSql(`alter table "campaign_template" drop column "version";`);
  }

}
