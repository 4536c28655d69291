import { Migration } from '@mikro-orm/migrations';

export class Migration20261126063609_stay_links extends Migration {

  override name = 'Migration20261126063609_stay_links';

  override up(): void | Promise<void> {
    this.addSql(`alter table "mail" drop constraint "mail_kind_check";`);
    this.addSql(`alter table "mail" add constraint "mail_kind_check" check ("kind" in ('coupon', 'confirmation', 'inquiry-receipt', 'inquiry-notice', 'stay-request', 'inquiry-reply', 'campaign', 'test', 'password-reset', 'morning', 'stay-link'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`delete from "mail" where "kind" = 'stay-link';`);
    this.addSql(`alter table "mail" drop constraint "mail_kind_check";`);
    this.addSql(`alter table "mail" add constraint "mail_kind_check" check ("kind" in ('coupon', 'confirmation', 'inquiry-receipt', 'inquiry-notice', 'stay-request', 'inquiry-reply', 'campaign', 'test', 'password-reset', 'morning'));`);
  }

}
