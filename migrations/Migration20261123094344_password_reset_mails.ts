import { Migration } from '@mikro-orm/migrations';

export class Migration20261123094344_password_reset_mails extends Migration {

  override name = 'Migration20261123094344_password_reset_mails';

  override up(): void | Promise<void> {
    this.addSql(`alter table "mail" drop constraint "mail_kind_check";`);
    this.addSql(`alter table "mail" add constraint "mail_kind_check" check ("kind" in ('coupon', 'confirmation', 'inquiry-receipt', 'inquiry-notice', 'campaign', 'test', 'password-reset'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`delete from "mail" where "kind" = 'password-reset';`);
    this.addSql(`alter table "mail" drop constraint "mail_kind_check";`);
    this.addSql(`alter table "mail" add constraint "mail_kind_check" check ("kind" in ('coupon', 'confirmation', 'inquiry-receipt', 'inquiry-notice', 'campaign', 'test'));`);
  }

}
