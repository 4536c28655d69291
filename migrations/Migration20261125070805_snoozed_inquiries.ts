import { Migration } from '@mikro-orm/migrations';

export class Migration20261125070805_snoozed_inquiries extends Migration {

  override name = 'Migration20261125070805_snoozed_inquiries';

  override up(): void | Promise<void> {
    this.addSql(`alter table "inquiry" add "snoozed_until" date null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "inquiry" drop column "snoozed_until";`);
  }

}
