import { Migration } from '@mikro-orm/migrations';

export class Migration20261121114941_outside_services extends Migration {

  override name = 'Migration20261121114941_outside_services';

  override up(): void | Promise<void> {
    this.addSql(`create table "google_consent" ("state_hash" varchar(64) not null, "staff_id" uuid not null, "verifier" text not null, "expires_at" timestamptz(3) not null, primary key ("state_hash"));`);

    this.addSql(`create table "google_grant" ("realm" varchar(10) not null, "refresh_token" text not null, "connected_at" timestamptz(3) not null, "refused_at" timestamptz(3) null, primary key ("realm"));`);

    this.addSql(`create table "outside_answer" ("key" varchar(200) not null, "value" jsonb not null, "fetched_at" timestamptz(3) not null, primary key ("key"));`);
    this.addSql(`create index "outside_answer_fetched_at_index" on "outside_answer" ("fetched_at");`);

    this.addSql(`create table "outside_call" ("service" varchar(40) not null, "operation" varchar(80) not null, "ok" boolean not null, "called_at" timestamptz(3) not null, "milliseconds" int not null, "status" int null, "message" varchar(500) null, "succeeded_at" timestamptz(3) null, "failures_in_row" int not null, primary key ("service"));`);


    this.addSql(`create table "rate_plan" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "external_id" varchar(40) not null, "name" varchar(200) not null, "seen_at" timestamptz(3) not null, "room_type_id" uuid null, primary key ("id"));`);
    this.addSql(`alter table "rate_plan" add constraint "rate_plan_external_id_unique" unique ("external_id");`);
    this.addSql(`alter table "rate_plan" add constraint "rate_plan_room_type_unique" unique ("room_type_id");`);

    this.addSql(`create table "sync_run" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "slot" varchar(10) null, "morning" date null, "trigger" text not null, "status" text not null, "sandbox" boolean not null, "finished_at" timestamptz(3) null, "message" varchar(500) null, "nights_seen" int not null, "nights_added" int not null, "nights_changed" int not null, "nights_removed" int not null, "changes" jsonb not null, primary key ("id"));`);
    this.addSql(`alter table "sync_run" add constraint "sync_run_slot_unique" unique ("slot");`);
    this.addSql(`alter table "sync_run" add constraint "sync_run_morning_unique" unique ("morning");`);
    this.addSql(`create index "sync_run_created_at_id_index" on "sync_run" ("created_at", "id");`);

    this.addSql(`create table "tracked_keyword" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "keyword" varchar(80) not null, primary key ("id"));`);
    this.addSql(`alter table "tracked_keyword" add constraint "tracked_keyword_keyword_unique" unique ("keyword");`);

    this.addSql(`create table "keyword_position" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "keyword_id" uuid not null, "date" date not null, "position" int null, "sandbox" boolean not null, primary key ("id"));`);
    this.addSql(`alter table "keyword_position" add constraint "keyword_position_keyword_date_unique" unique ("keyword_id", "date", "sandbox");`);

    this.addSql(`create table "units_spent" ("day" date not null, "units" int not null, primary key ("day"));`);

    this.addSql(`create table "url_submission" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "channel" text not null, "url_count" int not null, "success_count" int not null, "sandbox" boolean not null, primary key ("id"));`);
    this.addSql(`create index "url_submission_channel_created_at_index" on "url_submission" ("channel", "created_at");`);

    this.addSql(`create table "webhook" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "url" varchar(500) not null, "events" jsonb not null, "secret" text not null, "secret_start" varchar(12) not null, primary key ("id"));`);

    this.addSql(`create table "webhook_delivery" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "webhook_id" uuid not null, "event" text not null, "body" text not null, "state" text not null, "attempts" int not null, "attempted_at" timestamptz(3) null, "next_attempt_at" timestamptz(3) null, "response_status" int null, "message" varchar(500) null, primary key ("id"));`);
    this.addSql(`create index "webhook_delivery_webhook_created_at_index" on "webhook_delivery" ("webhook_id", "created_at");`);
    this.addSql(`create index "webhook_delivery_due_index" on "webhook_delivery" ("state", "next_attempt_at");`);


    this.addSql(`alter table "rate_plan" add constraint "rate_plan_room_type_id_foreign" foreign key ("room_type_id") references "room_type" ("id") on delete set null;`);

    this.addSql(`alter table "sync_run" add constraint "sync_run_trigger_check" check ("trigger" in ('schedule', 'hand'));`);
    this.addSql(`alter table "sync_run" add constraint "sync_run_status_check" check ("status" in ('running', 'succeeded', 'failed'));`);

    this.addSql(`alter table "keyword_position" add constraint "keyword_position_keyword_id_foreign" foreign key ("keyword_id") references "tracked_keyword" ("id") on delete cascade;`);

    this.addSql(`alter table "url_submission" add constraint "url_submission_channel_check" check ("channel" in ('bing', 'indexnow', 'google-sitemap'));`);

    this.addSql(`alter table "webhook_delivery" add constraint "webhook_delivery_webhook_id_foreign" foreign key ("webhook_id") references "webhook" ("id") on delete cascade;`);
    this.addSql(`alter table "webhook_delivery" add constraint "webhook_delivery_event_check" check ("event" in ('inquiry.created', 'subscriber.changed', 'coupon.redeemed', 'availability.changed'));`);
    this.addSql(`alter table "webhook_delivery" add constraint "webhook_delivery_state_check" check ("state" in ('pending', 'delivered', 'failed'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "keyword_position" drop constraint "keyword_position_keyword_id_foreign";`);
    this.addSql(`alter table "webhook_delivery" drop constraint "webhook_delivery_webhook_id_foreign";`);

    this.addSql(`drop table if exists "google_consent" cascade;`);
    this.addSql(`drop table if exists "google_grant" cascade;`);
    this.addSql(`drop table if exists "outside_answer" cascade;`);
    this.addSql(`drop table if exists "outside_call" cascade;`);
    this.addSql(`drop table if exists "rate_plan" cascade;`);
    this.addSql(`drop table if exists "sync_run" cascade;`);
    this.addSql(`drop table if exists "tracked_keyword" cascade;`);
    this.addSql(`drop table if exists "keyword_position" cascade;`);
    this.addSql(`drop table if exists "units_spent" cascade;`);
    this.addSql(`drop table if exists "url_submission" cascade;`);
    this.addSql(`drop table if exists "webhook" cascade;`);
    this.addSql(`drop table if exists "webhook_delivery" cascade;`);
  }

}
