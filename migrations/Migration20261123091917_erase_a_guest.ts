import { Migration } from '@mikro-orm/migrations';

export class Migration20261123091917_erase_a_guest extends Migration {

  override name = 'Migration20261123091917_erase_a_guest';

  override up(): void | Promise<void> {
    this.addSql(`create index "inquiry_email_lower_index" on "inquiry" ("email_lower");`);

    this.addSql(`alter table "mail" add "inquiry_id" uuid null;`);
    this.addSql(`alter table "mail" add constraint "mail_inquiry_id_foreign" foreign key ("inquiry_id") references "inquiry" ("id") on delete cascade;`);
    this.addSql(`create index "mail_inquiry_index" on "mail" ("inquiry_id");`);
    this.addSql(`
      update "mail" m set "inquiry_id" = i."id" from "inquiry" i
      where m."kind" in ('inquiry-receipt', 'inquiry-notice') and strpos(m."subject", i."reference") > 0
        and i."email_lower" = lower(case m."kind" when 'inquiry-notice' then m."reply_to" else m."to_address" end);`);

    // The hashes that are there were made with the secret; from now on the key stays when the secret is replaced.
    this.addSql(`
      insert into "setting" ("key", "value")
      select 'erasure-key', to_jsonb('erased ' || ("value" #>> '{}')) from "setting" where "key" = 'secret';`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "mail" drop constraint "mail_inquiry_id_foreign";`);

    this.addSql(`drop index "inquiry_email_lower_index";`);

    this.addSql(`drop index "mail_inquiry_index";`);
    this.addSql(`alter table "mail" drop column "inquiry_id";`);
    this.addSql(`delete from "setting" where "key" = 'erasure-key';`);
  }

}
