import { Migration } from '@mikro-orm/migrations';

export class Migration20261124214331_inquiry_threads extends Migration {

  override name = 'Migration20261124214331_inquiry_threads';

  override up(): void | Promise<void> {
    this.addSql(`create table "reply_draft" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "inquiry_id" uuid not null, "author_id" uuid not null, "text" text not null, primary key ("id"));`);
    this.addSql(`create index "reply_draft_author_index" on "reply_draft" ("author_id");`);
    this.addSql(`alter table "reply_draft" add constraint "reply_draft_inquiry_id_author_id_unique" unique ("inquiry_id", "author_id");`);

    this.addSql(`create table "inquiry_message" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "inquiry_id" uuid not null, "kind" text not null, "text" text not null, "language" text null, "author_id" uuid null, "author_name" varchar(100) not null, "mail_id" uuid null, primary key ("id"));`);
    this.addSql(`create index "inquiry_message_mail_index" on "inquiry_message" ("mail_id");`);
    this.addSql(`create index "inquiry_message_inquiry_id_created_at_index" on "inquiry_message" ("inquiry_id", "created_at");`);

    this.addSql(`alter table "mail" drop constraint "mail_kind_check";`);
    this.addSql(`alter table "mail" add constraint "mail_kind_check" check ("kind" in ('coupon', 'confirmation', 'inquiry-receipt', 'inquiry-notice', 'stay-request', 'inquiry-reply', 'campaign', 'test', 'password-reset', 'morning'));`);

    this.addSql(`alter table "reply_draft" add constraint "reply_draft_inquiry_id_foreign" foreign key ("inquiry_id") references "inquiry" ("id") on delete cascade;`);
    this.addSql(`alter table "reply_draft" add constraint "reply_draft_author_id_foreign" foreign key ("author_id") references "staff_user" ("id") on delete cascade;`);

    this.addSql(`alter table "inquiry_message" add constraint "inquiry_message_inquiry_id_foreign" foreign key ("inquiry_id") references "inquiry" ("id") on delete cascade;`);
    this.addSql(`alter table "inquiry_message" add constraint "inquiry_message_author_id_foreign" foreign key ("author_id") references "staff_user" ("id") on delete set null;`);
    this.addSql(`alter table "inquiry_message" add constraint "inquiry_message_mail_id_foreign" foreign key ("mail_id") references "mail" ("id") on delete set null;`);
    this.addSql(`alter table "inquiry_message" add constraint "inquiry_message_kind_check" check ("kind" in ('guest', 'reply', 'note'));`);
    this.addSql(`alter table "inquiry_message" add constraint "inquiry_message_language_check" check ("language" in ('en', 'es', 'pt', 'fr', 'de', 'fi', 'sv'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "reply_draft" cascade;`);
    this.addSql(`drop table if exists "inquiry_message" cascade;`);

    this.addSql(`alter table "mail" drop constraint "mail_kind_check";`);
    this.addSql(`alter table "mail" add constraint "mail_kind_check" check ("kind" in ('coupon', 'confirmation', 'inquiry-receipt', 'inquiry-notice', 'stay-request', 'campaign', 'test', 'password-reset', 'morning'));`);
  }

}
