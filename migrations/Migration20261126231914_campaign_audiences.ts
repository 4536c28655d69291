import { Migration } from '@mikro-orm/migrations';

export class Migration20261126231914_campaign_audiences extends Migration {

  override name = 'Migration20261126231914_campaign_audiences';

  override up(): void | Promise<void> {
    this.addSql(`alter table "campaign" add "translations" jsonb not null default '[]', add "audience" jsonb null;`);

    this.addSql(`create index "subscriber_status_language_source_index" on "subscriber" ("status", "language", "source");`);

    this.addSql(`alter table "coupon" add "nights" int null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "campaign" drop column "translations", drop column "audience";`);

    this.addSql(`alter table "coupon" drop column "nights";`);

    this.addSql(`drop index "subscriber_status_language_source_index";`);
  }

}
