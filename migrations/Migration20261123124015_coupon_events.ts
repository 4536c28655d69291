import { Migration } from '@mikro-orm/migrations';

export class Migration20261123124015_coupon_events extends Migration {

  override name = 'Migration20261123124015_coupon_events';

  override up(): void | Promise<void> {
    this.addSql(`alter table "webhook_delivery" drop constraint "webhook_delivery_event_check";`);
    this.addSql(`alter table "webhook_delivery" add constraint "webhook_delivery_event_check" check ("event" in ('inquiry.created', 'subscriber.changed', 'coupon.redeemed', 'coupon.undone', 'coupon.voided', 'availability.changed'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "webhook_delivery" drop constraint "webhook_delivery_event_check";`);
    this.addSql(`alter table "webhook_delivery" add constraint "webhook_delivery_event_check" check ("event" in ('inquiry.created', 'subscriber.changed', 'coupon.redeemed', 'availability.changed'));`);
  }

}
