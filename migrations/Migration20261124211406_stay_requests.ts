import { Migration } from '@mikro-orm/migrations';

export class Migration20261124211406_stay_requests extends Migration {

  override name = 'Migration20261124211406_stay_requests';

  override up(): void | Promise<void> {
    this.addSql(`create table "stay_request" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "token" varchar(43) not null, "inquiry_id" uuid not null, "room_type_id" uuid not null, "arrival" date not null, "departure" date not null, "guests" int not null, "coupon_code" varchar(20) null, "price" jsonb not null, "kept_until" timestamptz(3) null, "state" text not null, "offer_room_type_id" uuid null, "offer_arrival" date null, "offer_departure" date null, "offer_price" jsonb null, "offer_until" timestamptz(3) null, "block_id" uuid null, "accepted_at" timestamptz(3) null, "wishes" jsonb not null, "staff_name" varchar(100) null, primary key ("id"));`);
    this.addSql(`alter table "stay_request" add constraint "stay_request_token_unique" unique ("token");`);
    this.addSql(`alter table "stay_request" add constraint "stay_request_inquiry_unique" unique ("inquiry_id");`);
    this.addSql(`create index "stay_request_block_index" on "stay_request" ("block_id");`);
    this.addSql(`create index "stay_request_state_offer_until_index" on "stay_request" ("state", "offer_until");`);

    this.addSql(`alter table "room_block" drop constraint "room_block_reason_check";`);
    this.addSql(`alter table "room_block" add constraint "room_block_reason_check" check ("reason" in ('out-of-order', 'manual-booking', 'request'));`);

    this.addSql(`alter table "inquiry" drop constraint "inquiry_page_check";`);
    this.addSql(`alter table "inquiry" add constraint "inquiry_page_check" check ("page" in ('home', 'contact', 'things-to-do', 'chat', 'stay'));`);

    this.addSql(`alter table "mail" drop constraint "mail_kind_check";`);
    this.addSql(`alter table "mail" add constraint "mail_kind_check" check ("kind" in ('coupon', 'confirmation', 'inquiry-receipt', 'inquiry-notice', 'stay-request', 'campaign', 'test', 'password-reset'));`);

    this.addSql(`alter table "stay_request" add constraint "stay_request_inquiry_id_foreign" foreign key ("inquiry_id") references "inquiry" ("id") on delete cascade;`);
    this.addSql(`alter table "stay_request" add constraint "stay_request_room_type_id_foreign" foreign key ("room_type_id") references "room_type" ("id");`);
    this.addSql(`alter table "stay_request" add constraint "stay_request_offer_room_type_id_foreign" foreign key ("offer_room_type_id") references "room_type" ("id") on delete set null;`);
    this.addSql(`alter table "stay_request" add constraint "stay_request_block_id_foreign" foreign key ("block_id") references "room_block" ("id") on delete set null;`);
    this.addSql(`alter table "stay_request" add constraint "stay_request_state_check" check ("state" in ('asked', 'offered', 'accepted', 'declined', 'refused'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "stay_request" cascade;`);

    this.addSql(`delete from "room_block" where "reason" = 'request';`);
    this.addSql(`update "inquiry" set "page" = 'contact' where "page" = 'stay';`);
    this.addSql(`delete from "mail" where "kind" = 'stay-request';`);

    this.addSql(`alter table "inquiry" drop constraint "inquiry_page_check";`);
    this.addSql(`alter table "inquiry" add constraint "inquiry_page_check" check ("page" in ('home', 'contact', 'things-to-do', 'chat'));`);

    this.addSql(`alter table "mail" drop constraint "mail_kind_check";`);
    this.addSql(`alter table "mail" add constraint "mail_kind_check" check ("kind" in ('coupon', 'confirmation', 'inquiry-receipt', 'inquiry-notice', 'campaign', 'test', 'password-reset'));`);

    this.addSql(`alter table "room_block" drop constraint "room_block_reason_check";`);
    this.addSql(`alter table "room_block" add constraint "room_block_reason_check" check ("reason" in ('out-of-order', 'manual-booking'));`);
  }

}
