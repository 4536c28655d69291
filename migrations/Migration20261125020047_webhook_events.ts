import { Migration } from '@mikro-orm/migrations';

export class Migration20261125020047_webhook_events extends Migration {

  override name = 'Migration20261125020047_webhook_events';

  override up(): void | Promise<void> {
    this.addSql(`alter table "webhook" add "previous_secret" text null, add "previous_secret_until" timestamptz(3) null;`);

    this.addSql(`alter table "webhook_delivery" drop constraint "webhook_delivery_event_check";`);
    this.addSql(`alter table "webhook_delivery" add constraint "webhook_delivery_event_check" check ("event" in ('inquiry.created', 'inquiry.updated', 'subscriber.changed', 'coupon.redeemed', 'coupon.undone', 'coupon.voided', 'campaign.finished', 'availability.changed', 'ping'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "webhook" drop column "previous_secret", drop column "previous_secret_until";`);

    this.addSql(`alter table "webhook_delivery" drop constraint "webhook_delivery_event_check";`);
    this.addSql(`alter table "webhook_delivery" add constraint "webhook_delivery_event_check" check ("event" in ('inquiry.created', 'subscriber.changed', 'coupon.redeemed', 'coupon.undone', 'coupon.voided', 'availability.changed'));`);
  }

}
