import { Migration } from '@mikro-orm/migrations';

export class Migration20261125022302_webhooks_and_list_orders extends Migration {

  override name = 'Migration20261125022302_webhooks_and_list_orders';

  override up(): void | Promise<void> {
    this.addSql(`create index "inquiry_updated_at_id_index" on "inquiry" ("updated_at", "id");`);

    this.addSql(`create index "subscriber_updated_at_id_index" on "subscriber" ("updated_at", "id");`);

    this.addSql(`alter table "webhook" add "previous_secret" text null, add "previous_secret_until" timestamptz(3) null;`);

    this.addSql(`alter table "webhook_delivery" drop constraint "webhook_delivery_event_check";`);
    this.addSql(`alter table "webhook_delivery" add constraint "webhook_delivery_event_check" check ("event" in ('inquiry.created', 'inquiry.updated', 'subscriber.changed', 'coupon.redeemed', 'coupon.undone', 'coupon.voided', 'campaign.finished', 'availability.changed', 'ping'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "inquiry_updated_at_id_index";`);

    this.addSql(`drop index "subscriber_updated_at_id_index";`);

    this.addSql(`alter table "webhook" drop column "previous_secret", drop column "previous_secret_until";`);

    this.addSql(`alter table "webhook_delivery" drop constraint "webhook_delivery_event_check";`);
    this.addSql(`alter table "webhook_delivery" add constraint "webhook_delivery_event_check" check ("event" in ('inquiry.created', 'subscriber.changed', 'coupon.redeemed', 'coupon.undone', 'coupon.voided', 'availability.changed'));`);
  }

}
