import { Migration } from '@mikro-orm/migrations';

export class Migration20261121121309_mail_campaigns extends Migration {

  override name = 'Migration20261121121309_mail_campaigns';

  override up(): void | Promise<void> {
    this.addSql(`create table "erased_address" ("hash" varchar(64) not null, "erased_at" timestamptz(3) not null, primary key ("hash"));`);

    this.addSql(`create table "campaign" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "subject" varchar(150) not null, "discount_percent" int not null, "valid_until" date not null, "special_message" text not null, "state" text not null, "scheduled_at" timestamptz(3) null, "started_at" timestamptz(3) null, "finished_at" timestamptz(3) null, "last_error" varchar(300) null, "created_by_id" uuid null, primary key ("id"));`);
    this.addSql(`create index "campaign_created_at_id_index" on "campaign" ("created_at", "id");`);
    this.addSql(`create index "campaign_state_index" on "campaign" ("state");`);

    this.addSql(`create table "mail" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "kind" text not null, "to_address" varchar(254) not null, "to_name" varchar(100) null, "reply_to" varchar(254) null, "language" text not null, "subject" varchar(200) not null, "html" text not null, "text" text not null, "headers" jsonb not null, "subscriber_id" uuid null, "state" text not null, "tries" int not null, "next_try_at" timestamptz(3) not null, "sent_at" timestamptz(3) null, "last_error" varchar(300) null, primary key ("id"));`);
    this.addSql(`create index "mail_subscriber_index" on "mail" ("subscriber_id");`);
    this.addSql(`create index "mail_created_at_id_index" on "mail" ("created_at", "id");`);
    this.addSql(`create index "mail_state_next_try_at_index" on "mail" ("state", "next_try_at");`);

    this.addSql(`create table "coupon_event" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "coupon_id" uuid not null, "action" text not null, "booking_ref" varchar(40) null, "staff_id" uuid null, "staff_name" varchar(100) not null, primary key ("id"));`);
    this.addSql(`create index "coupon_event_coupon_index" on "coupon_event" ("coupon_id");`);
    this.addSql(`create index "coupon_event_created_at_id_index" on "coupon_event" ("created_at", "id");`);

    this.addSql(`create table "campaign_recipient" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "campaign_id" uuid not null, "subscriber_id" uuid null, "email" varchar(254) not null, "language" text not null, "state" text not null, "tries" int not null, "next_try_at" timestamptz(3) not null, "leased_by" uuid null, "leased_until" timestamptz(3) null, "sent_at" timestamptz(3) null, "unconfirmed" boolean not null, "reason" varchar(300) null, primary key ("id"));`);
    this.addSql(`create index "campaign_recipient_campaign_state_index" on "campaign_recipient" ("campaign_id", "state", "next_try_at");`);
    this.addSql(`create index "campaign_recipient_subscriber_index" on "campaign_recipient" ("subscriber_id");`);
    this.addSql(`alter table "campaign_recipient" add constraint "campaign_recipient_campaign_subscriber_unique" unique ("campaign_id", "subscriber_id");`);

    this.addSql(`create table "subscriber_event" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "subscriber_id" uuid not null, "status" text not null, "way" varchar(40) not null, "reason" varchar(500) null, "staff_id" uuid null, primary key ("id"));`);
    this.addSql(`create index "subscriber_event_subscriber_index" on "subscriber_event" ("subscriber_id");`);

    this.addSql(`create table "subscriber_tally" ("id" bigserial primary key, "status" text not null, "change" int not null);`);

    this.addSql(`drop index "subscriber_status_index";`);
    this.addSql(`alter table "subscriber" add "search_text" text generated always as (lower((((email)::text || chr(10)) || (COALESCE(name, ''::character varying))::text))) stored null;`);
    this.addSql(`create index "subscriber_status_subscribed_at_id_index" on "subscriber" ("status", "subscribed_at", "id");`);
    this.addSql(`create index "subscriber_search_text_index" on "subscriber" using gin ("search_text" gin_trgm_ops);`);

    this.addSql(`alter table "coupon" add "redeemed_at" timestamptz(3) null, add "redeemed_by_id" uuid null, add "booking_ref" varchar(40) null, add "stay_date" date null;`);
    this.addSql(`alter table "coupon" add constraint "coupon_redeemed_by_id_foreign" foreign key ("redeemed_by_id") references "staff_user" ("id") on delete set null;`);
    this.addSql(`create index "coupon_occasion_state_index" on "coupon" ("occasion", "state");`);

    this.addSql(`alter table "campaign" add constraint "campaign_created_by_id_foreign" foreign key ("created_by_id") references "staff_user" ("id") on delete set null;`);
    this.addSql(`alter table "campaign" add constraint "campaign_state_check" check ("state" in ('draft', 'scheduled', 'sending', 'paused', 'sent', 'cancelled'));`);

    this.addSql(`alter table "mail" add constraint "mail_subscriber_id_foreign" foreign key ("subscriber_id") references "subscriber" ("id") on delete cascade;`);
    this.addSql(`alter table "mail" add constraint "mail_kind_check" check ("kind" in ('coupon', 'confirmation', 'inquiry-receipt', 'inquiry-notice', 'campaign', 'test'));`);
    this.addSql(`alter table "mail" add constraint "mail_language_check" check ("language" in ('en', 'es', 'pt', 'fr', 'de', 'fi', 'sv'));`);
    this.addSql(`alter table "mail" add constraint "mail_state_check" check ("state" in ('queued', 'sending', 'sent', 'failed', 'stored'));`);

    this.addSql(`alter table "coupon_event" add constraint "coupon_event_coupon_id_foreign" foreign key ("coupon_id") references "coupon" ("id") on delete cascade;`);
    this.addSql(`alter table "coupon_event" add constraint "coupon_event_staff_id_foreign" foreign key ("staff_id") references "staff_user" ("id") on delete set null;`);
    this.addSql(`alter table "coupon_event" add constraint "coupon_event_action_check" check ("action" in ('redeemed', 'undone', 'voided'));`);

    this.addSql(`alter table "campaign_recipient" add constraint "campaign_recipient_campaign_id_foreign" foreign key ("campaign_id") references "campaign" ("id") on delete cascade;`);
    this.addSql(`alter table "campaign_recipient" add constraint "campaign_recipient_subscriber_id_foreign" foreign key ("subscriber_id") references "subscriber" ("id") on delete set null;`);
    this.addSql(`alter table "campaign_recipient" add constraint "campaign_recipient_language_check" check ("language" in ('en', 'es', 'pt', 'fr', 'de', 'fi', 'sv'));`);
    this.addSql(`alter table "campaign_recipient" add constraint "campaign_recipient_state_check" check ("state" in ('queued', 'sending', 'sent', 'failed', 'skipped', 'bounced'));`);

    this.addSql(`alter table "subscriber_event" add constraint "subscriber_event_subscriber_id_foreign" foreign key ("subscriber_id") references "subscriber" ("id") on delete cascade;`);
    this.addSql(`alter table "subscriber_event" add constraint "subscriber_event_staff_id_foreign" foreign key ("staff_id") references "staff_user" ("id") on delete set null;`);
    this.addSql(`alter table "subscriber_event" add constraint "subscriber_event_status_check" check ("status" in ('pending', 'active', 'unsubscribed', 'bounced', 'suppressed'));`);

    this.addSql(`alter table "subscriber_tally" add constraint "subscriber_tally_status_check" check ("status" in ('pending', 'active', 'unsubscribed', 'bounced', 'suppressed'));`);

    // Keeps the tally: a statement adds one row for each status that it changed the number of.
    this.addSql(`
      create function tally_subscribers() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then
          insert into "subscriber_tally" ("status", "change") select "status", count(*) from "added" group by "status";
        elsif tg_op = 'DELETE' then
          insert into "subscriber_tally" ("status", "change") select "status", -count(*) from "gone" group by "status";
        else
          insert into "subscriber_tally" ("status", "change")
          select "status", sum("n") from (
            select "status", 1 as "n" from "added" union all select "status", -1 from "gone"
          ) as "changes" group by "status" having sum("n") <> 0;
        end if;
        return null;
      end $$;`);
    this.addSql(`create trigger "subscriber_tally_insert" after insert on "subscriber" referencing new table as "added" for each statement execute function tally_subscribers();`);
    this.addSql(`create trigger "subscriber_tally_delete" after delete on "subscriber" referencing old table as "gone" for each statement execute function tally_subscribers();`);
    this.addSql(`create trigger "subscriber_tally_update" after update on "subscriber" referencing old table as "gone" new table as "added" for each statement execute function tally_subscribers();`);
    this.addSql(`insert into "subscriber_tally" ("status", "change") select "status", count(*) from "subscriber" group by "status";`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "campaign_recipient" drop constraint "campaign_recipient_campaign_id_foreign";`);
    for (const event of ['insert', 'delete', 'update']) this.addSql(`drop trigger "subscriber_tally_${event}" on "subscriber";`);
    this.addSql(`drop function tally_subscribers();`);

    this.addSql(`drop table if exists "erased_address" cascade;`);
    this.addSql(`drop table if exists "campaign" cascade;`);
    this.addSql(`drop table if exists "mail" cascade;`);
    this.addSql(`drop table if exists "coupon_event" cascade;`);
    this.addSql(`drop table if exists "campaign_recipient" cascade;`);
    this.addSql(`drop table if exists "subscriber_event" cascade;`);
    this.addSql(`drop table if exists "subscriber_tally" cascade;`);

    this.addSql(`alter table "coupon" drop constraint "coupon_redeemed_by_id_foreign";`);

    this.addSql(`drop index "coupon_occasion_state_index";`);
    this.addSql(`alter table "coupon" drop column "redeemed_at", drop column "redeemed_by_id", drop column "booking_ref", drop column "stay_date";`);

    this.addSql(`drop index "subscriber_status_subscribed_at_id_index";`);
    this.addSql(`drop index "subscriber_search_text_index";`);
    this.addSql(`alter table "subscriber" drop column "search_text";`);
    this.addSql(`create index "subscriber_status_index" on "subscriber" ("status");`);
  }

}
