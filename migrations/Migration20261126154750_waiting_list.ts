import { Migration } from '@mikro-orm/migrations';

export class Migration20261126154750_waiting_list extends Migration {

  override name = 'Migration20261126154750_waiting_list';

  override up(): void | Promise<void> {
    this.addSql(`create table "waiting_guest" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "token" varchar(43) not null, "email" varchar(254) not null, "email_lower" varchar(254) not null, "language" text not null, "room_type_id" uuid null, "arrival" date not null, "departure" date not null, "guests" int not null, "children" int not null, "accessible" boolean not null, "waiting_since" timestamptz(3) not null, "told_at" timestamptz(3) null, "told_room_type_id" uuid null, "mail_id" uuid null, primary key ("id"));`);
    this.addSql(`alter table "waiting_guest" add constraint "waiting_guest_token_unique" unique ("token");`);
    this.addSql(`create index "waiting_guest_email_lower_index" on "waiting_guest" ("email_lower");`);
    this.addSql(`create index "waiting_guest_mail_index" on "waiting_guest" ("mail_id");`);
    this.addSql(`create index "waiting_guest_arrival_index" on "waiting_guest" ("arrival", "waiting_since");`);

    this.addSql(`alter table "room" add "accessible" boolean not null default false;`);

    this.addSql(`alter table "mail" drop constraint "mail_kind_check";`);
    this.addSql(`alter table "mail" add constraint "mail_kind_check" check ("kind" in ('coupon', 'confirmation', 'inquiry-receipt', 'inquiry-notice', 'stay-request', 'waiting-list', 'inquiry-reply', 'campaign', 'test', 'password-reset', 'morning', 'stay-link'));`);

    this.addSql(`alter table "waiting_guest" add constraint "waiting_guest_room_type_id_foreign" foreign key ("room_type_id") references "room_type" ("id") on delete cascade;`);
    this.addSql(`alter table "waiting_guest" add constraint "waiting_guest_told_room_type_id_foreign" foreign key ("told_room_type_id") references "room_type" ("id") on delete set null;`);
    this.addSql(`alter table "waiting_guest" add constraint "waiting_guest_mail_id_foreign" foreign key ("mail_id") references "mail" ("id") on delete set null;`);
    this.addSql(`alter table "waiting_guest" add constraint "waiting_guest_language_check" check ("language" in ('en', 'es', 'pt', 'fr', 'de', 'fi', 'sv'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "waiting_guest" cascade;`);

    this.addSql(`alter table "mail" drop constraint "mail_kind_check";`);
    this.addSql(`alter table "mail" add constraint "mail_kind_check" check ("kind" in ('coupon', 'confirmation', 'inquiry-receipt', 'inquiry-notice', 'stay-request', 'inquiry-reply', 'campaign', 'test', 'password-reset', 'morning', 'stay-link'));`);

    this.addSql(`alter table "room" drop column "accessible";`);
  }

}
