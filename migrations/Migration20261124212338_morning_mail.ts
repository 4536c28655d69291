import { Migration } from '@mikro-orm/migrations';

export class Migration20261124212338_morning_mail extends Migration {

  override name = 'Migration20261124212338_morning_mail';

  override up(): void | Promise<void> {
    this.addSql(`alter table "staff_user" add "starts_with_today" boolean not null default false, add "morning_mail" boolean not null default false, add "morning_mail_on" date null;`);

    this.addSql(`alter table "mail" drop constraint "mail_kind_check";`);
    this.addSql(`alter table "mail" add constraint "mail_kind_check" check ("kind" in ('coupon', 'confirmation', 'inquiry-receipt', 'inquiry-notice', 'stay-request', 'campaign', 'test', 'password-reset', 'morning'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "mail" drop constraint "mail_kind_check";`);
    this.addSql(`alter table "mail" add constraint "mail_kind_check" check ("kind" in ('coupon', 'confirmation', 'inquiry-receipt', 'inquiry-notice', 'stay-request', 'campaign', 'test', 'password-reset'));`);

    this.addSql(`alter table "staff_user" drop column "starts_with_today", drop column "morning_mail", drop column "morning_mail_on";`);
  }

}
