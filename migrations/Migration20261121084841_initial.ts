import { Migration } from '@mikro-orm/migrations';

export class Migration20261121084841_initial extends Migration {

  override name = 'Migration20261121084841_initial';

  override up(): void | Promise<void> {
    this.addSql(`create table "blog_post" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "slug" varchar(80) not null, "language" text not null, "translation_group" uuid not null, "title" varchar(200) not null, "excerpt" varchar(300) not null, "content" text not null, "featured_image" varchar(300) not null, "image_alt" varchar(300) not null, "category" varchar(80) not null, "author" varchar(100) not null, "tags" jsonb not null, "views" int not null default 0, "status" text not null, "published_at" timestamptz(3) null, "meta_title" varchar(120) null, "meta_description" varchar(300) null, primary key ("id"));`);
    this.addSql(`create index "blog_post_translation_group_index" on "blog_post" ("translation_group");`);
    this.addSql(`create index "blog_post_list_index" on "blog_post" ("language", "status", "published_at");`);
    this.addSql(`alter table "blog_post" add constraint "blog_post_slug_language_unique" unique ("slug", "language");`);

    this.addSql(`create table "campaign_template" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "name" varchar(80) not null, "subject" varchar(150) not null, "discount_percent" int not null, "special_message" text not null, primary key ("id"));`);
    this.addSql(`alter table "campaign_template" add constraint "campaign_template_name_unique" unique ("name");`);

    this.addSql(`create table "room_type" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "name" varchar(80) not null, "slug" varchar(80) not null, "base_price" int not null, "weekend_price" int null, "bed_type" text not null, "max_occupancy" int not null, "size" varchar(40) null, "description" text not null, "amenities" jsonb not null, "image_urls" jsonb not null, "translations" jsonb not null, "active" boolean not null, "display_order" int not null, "archived_at" timestamptz(3) null, primary key ("id"));`);
    this.addSql(`alter table "room_type" add constraint "room_type_slug_unique" unique ("slug");`);

    this.addSql(`create table "room" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "room_type_id" uuid not null, "room_number" varchar(10) not null, "floor" int not null, "active" boolean not null, "notes" text null, "archived_at" timestamptz(3) null, primary key ("id"));`);
    this.addSql(`create index "room_room_type_index" on "room" ("room_type_id");`);
    this.addSql(`alter table "room" add constraint "room_room_number_unique" unique ("room_number");`);

    this.addSql(`create table "pricing_rule" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "name" varchar(80) not null, "room_type_id" uuid not null, "start_date" date not null, "end_date" date not null, "price" int not null, "min_stay" int null, "max_stay" int null, "days_of_week" jsonb not null, "active" boolean not null, "priority" int not null, "deleted_at" timestamptz(3) null, primary key ("id"));`);
    this.addSql(`create index "pricing_rule_room_type_dates_index" on "pricing_rule" ("room_type_id", "start_date", "end_date");`);

    this.addSql(`create table "setting" ("key" varchar(60) not null, "value" jsonb not null, primary key ("key"));`);

    this.addSql(`create table "sign_in_failure" ("key" varchar(160) not null, "failures" int not null, "failed_at" timestamptz(3) not null, "blocked_until" timestamptz(3) null, primary key ("key"));`);

    this.addSql(`create table "staff_user" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "name" varchar(100) not null, "email" varchar(254) not null, "email_verified" boolean not null default false, "image" varchar(300) null, "role" text not null default 'desk', "two_factor_enabled" boolean null default false, primary key ("id"));`);
    this.addSql(`alter table "staff_user" add constraint "staff_user_email_unique" unique ("email");`);

    this.addSql(`create table "staff_two_factor" ("id" uuid not null, "user_id" uuid not null, "secret" text not null, "backup_codes" text not null, "verified" boolean null default true, "failed_verification_count" int null default 0, "locked_until" timestamptz(3) null, primary key ("id"));`);
    this.addSql(`create index "staff_two_factor_user_index" on "staff_two_factor" ("user_id");`);

    this.addSql(`create table "staff_session" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "user_id" uuid not null, "token" varchar(255) not null, "expires_at" timestamptz(3) not null, "ip_address" varchar(64) null, "user_agent" text null, primary key ("id"));`);
    this.addSql(`create index "staff_session_user_index" on "staff_session" ("user_id");`);
    this.addSql(`alter table "staff_session" add constraint "staff_session_token_unique" unique ("token");`);

    this.addSql(`create table "staff_account" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "user_id" uuid not null, "issuer" varchar(255) not null, "account_id" varchar(255) not null, "provider_id" varchar(60) not null, "access_token" text null, "refresh_token" text null, "id_token" text null, "access_token_expires_at" timestamptz(3) null, "refresh_token_expires_at" timestamptz(3) null, "scope" text null, "password" text null, primary key ("id"));`);
    this.addSql(`create index "staff_account_user_index" on "staff_account" ("user_id");`);
    this.addSql(`alter table "staff_account" add constraint "staff_account_issuer_account_id_unique" unique ("issuer", "account_id");`);

    this.addSql(`create table "inquiry" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "reference" varchar(12) not null, "name" varchar(100) not null, "email" varchar(254) not null, "email_lower" varchar(254) not null, "phone" varchar(32) null, "message" text not null, "subscribed_to_newsletter" boolean not null, "language" text not null, "page" text not null, "arrival" date null, "departure" date null, "guests" int null, "status" text not null, "assignee_id" uuid null, "updated_by_id" uuid null, "notes" text not null, "first_reply_at" timestamptz(3) null, "consent_text_id" varchar(40) null, "ip_hash" varchar(64) null, "content_hash" varchar(64) not null, "anonymised_at" timestamptz(3) null, primary key ("id"));`);
    this.addSql(`alter table "inquiry" add constraint "inquiry_reference_unique" unique ("reference");`);
    this.addSql(`create index "inquiry_status_index" on "inquiry" ("status");`);
    this.addSql(`create index "inquiry_created_at_id_index" on "inquiry" ("created_at", "id");`);
    this.addSql(`create index "inquiry_content_hash_index" on "inquiry" ("content_hash", "created_at");`);

    this.addSql(`create table "api_key" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "name" varchar(80) not null, "start" varchar(12) not null, "hash" varchar(64) not null, "scopes" jsonb not null, "created_by_id" uuid null, "last_used_at" timestamptz(3) null, "revoked_at" timestamptz(3) null, primary key ("id"));`);
    this.addSql(`alter table "api_key" add constraint "api_key_hash_unique" unique ("hash");`);

    this.addSql(`create table "staff_verification" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "identifier" varchar(255) not null, "value" text not null, "expires_at" timestamptz(3) not null, primary key ("id"));`);
    this.addSql(`create index "staff_verification_identifier_index" on "staff_verification" ("identifier");`);

    this.addSql(`create table "subscriber" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "email" varchar(254) not null, "email_lower" varchar(254) not null, "name" varchar(100) null, "phone" varchar(32) null, "status" text not null, "source" varchar(40) not null, "language" text not null, "subscribed_at" timestamptz(3) not null, "consent_text_id" varchar(40) null, "consent_at" timestamptz(3) null, "unsubscribed_at" timestamptz(3) null, "unsubscribed_by" varchar(40) null, primary key ("id"));`);
    this.addSql(`alter table "subscriber" add constraint "subscriber_email_lower_unique" unique ("email_lower");`);
    this.addSql(`create index "subscriber_status_index" on "subscriber" ("status");`);
    this.addSql(`create index "subscriber_subscribed_at_id_index" on "subscriber" ("subscribed_at", "id");`);

    this.addSql(`create table "throttle" ("key" varchar(160) not null, "full_at" timestamptz(3) not null, primary key ("key"));`);
    this.addSql(`create index "throttle_full_at_index" on "throttle" ("full_at");`);

    this.addSql(`alter table "blog_post" add constraint "blog_post_language_check" check ("language" in ('en', 'es', 'pt', 'fr', 'de', 'fi', 'sv'));`);
    this.addSql(`alter table "blog_post" add constraint "blog_post_status_check" check ("status" in ('draft', 'scheduled', 'published', 'archived'));`);

    this.addSql(`alter table "room_type" add constraint "room_type_bed_type_check" check ("bed_type" in ('King', 'Queen', 'Double', 'Twin', 'Two Queens'));`);

    this.addSql(`alter table "room" add constraint "room_room_type_id_foreign" foreign key ("room_type_id") references "room_type" ("id");`);

    this.addSql(`alter table "pricing_rule" add constraint "pricing_rule_room_type_id_foreign" foreign key ("room_type_id") references "room_type" ("id");`);

    this.addSql(`alter table "staff_user" add constraint "staff_user_role_check" check ("role" in ('owner', 'manager', 'marketing', 'desk'));`);

    this.addSql(`alter table "staff_two_factor" add constraint "staff_two_factor_user_id_foreign" foreign key ("user_id") references "staff_user" ("id") on delete cascade;`);

    this.addSql(`alter table "staff_session" add constraint "staff_session_user_id_foreign" foreign key ("user_id") references "staff_user" ("id") on delete cascade;`);

    this.addSql(`alter table "staff_account" add constraint "staff_account_user_id_foreign" foreign key ("user_id") references "staff_user" ("id") on delete cascade;`);

    this.addSql(`alter table "inquiry" add constraint "inquiry_assignee_id_foreign" foreign key ("assignee_id") references "staff_user" ("id") on delete set null;`);
    this.addSql(`alter table "inquiry" add constraint "inquiry_updated_by_id_foreign" foreign key ("updated_by_id") references "staff_user" ("id") on delete set null;`);
    this.addSql(`alter table "inquiry" add constraint "inquiry_language_check" check ("language" in ('en', 'es', 'pt', 'fr', 'de', 'fi', 'sv'));`);
    this.addSql(`alter table "inquiry" add constraint "inquiry_page_check" check ("page" in ('home', 'contact', 'things-to-do', 'chat'));`);
    this.addSql(`alter table "inquiry" add constraint "inquiry_status_check" check ("status" in ('new', 'open', 'answered', 'closed', 'spam'));`);

    this.addSql(`alter table "api_key" add constraint "api_key_created_by_id_foreign" foreign key ("created_by_id") references "staff_user" ("id") on delete set null;`);

    this.addSql(`alter table "subscriber" add constraint "subscriber_status_check" check ("status" in ('pending', 'active', 'unsubscribed', 'bounced', 'suppressed'));`);
    this.addSql(`alter table "subscriber" add constraint "subscriber_language_check" check ("language" in ('en', 'es', 'pt', 'fr', 'de', 'fi', 'sv'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "room" drop constraint "room_room_type_id_foreign";`);
    this.addSql(`alter table "pricing_rule" drop constraint "pricing_rule_room_type_id_foreign";`);
    this.addSql(`alter table "staff_two_factor" drop constraint "staff_two_factor_user_id_foreign";`);
    this.addSql(`alter table "staff_session" drop constraint "staff_session_user_id_foreign";`);
    this.addSql(`alter table "staff_account" drop constraint "staff_account_user_id_foreign";`);
    this.addSql(`alter table "inquiry" drop constraint "inquiry_assignee_id_foreign";`);
    this.addSql(`alter table "inquiry" drop constraint "inquiry_updated_by_id_foreign";`);
    this.addSql(`alter table "api_key" drop constraint "api_key_created_by_id_foreign";`);

    this.addSql(`drop table if exists "blog_post" cascade;`);
    this.addSql(`drop table if exists "campaign_template" cascade;`);
    this.addSql(`drop table if exists "room_type" cascade;`);
    this.addSql(`drop table if exists "room" cascade;`);
    this.addSql(`drop table if exists "pricing_rule" cascade;`);
    this.addSql(`drop table if exists "setting" cascade;`);
    this.addSql(`drop table if exists "sign_in_failure" cascade;`);
    this.addSql(`drop table if exists "staff_user" cascade;`);
    this.addSql(`drop table if exists "staff_two_factor" cascade;`);
    this.addSql(`drop table if exists "staff_session" cascade;`);
    this.addSql(`drop table if exists "staff_account" cascade;`);
    this.addSql(`drop table if exists "inquiry" cascade;`);
    this.addSql(`drop table if exists "api_key" cascade;`);
    this.addSql(`drop table if exists "staff_verification" cascade;`);
    this.addSql(`drop table if exists "subscriber" cascade;`);
    this.addSql(`drop table if exists "throttle" cascade;`);
  }

}
