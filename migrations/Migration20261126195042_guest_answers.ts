import { Migration } from '@mikro-orm/migrations';

export class Migration20261126195042_guest_answers extends Migration {

  override name = 'Migration20261126195042_guest_answers';

  override up(): void | Promise<void> {
    this.addSql(`create table "mailbox" ("id" varchar(64) not null, "uid_validity" varchar(20) not null, "last_uid" bigint not null, "connected_at" timestamptz(3) not null, "read_at" timestamptz(3) not null, "last_answer_at" timestamptz(3) null, primary key ("id"));`);

    this.addSql(`alter table "inquiry_message" add "quoted" text null, add "from_address" varchar(254) null, add "is_automatic" boolean not null default false, add "is_incomplete" boolean not null default false, add "attachments" jsonb not null default '[]', add "mail_hash" varchar(64) null;`);
    this.addSql(`alter table "inquiry_message" add constraint "inquiry_message_inquiry_id_mail_hash_unique" unique ("inquiry_id", "mail_hash");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "mailbox" cascade;`);

    this.addSql(`alter table "inquiry_message" drop constraint "inquiry_message_inquiry_id_mail_hash_unique";`);
    this.addSql(`alter table "inquiry_message" drop column "quoted", drop column "from_address", drop column "is_automatic", drop column "is_incomplete", drop column "attachments", drop column "mail_hash";`);
  }

}
