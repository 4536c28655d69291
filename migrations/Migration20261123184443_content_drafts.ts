import { Migration } from '@mikro-orm/migrations';

export class Migration20261123184443_content_drafts extends Migration {

  override name = 'Migration20261123184443_content_drafts';

  override up(): void | Promise<void> {
    this.addSql(`create table "content_revision" ("id" uuid not null, "created_at" timestamptz(3) not null, "entry_id" uuid not null, "by" varchar(100) null, "document" jsonb not null, primary key ("id"));`);
    this.addSql(`create index "content_revision_entry_index" on "content_revision" ("entry_id", "created_at", "id");`);

    this.addSql(`alter table "content_entry" add "version" int not null default 1, add "draft" jsonb null, add "publish_at" timestamptz(3) null, add "archived_at" timestamptz(3) null, add "is_sample" boolean not null default true, add "source_url" varchar(500) null, add "changed_by" varchar(100) null;`);
    this.addSql(`alter table "content_entry" alter column "is_sample" drop default;`);
    this.addSql(`alter table "content_entry" alter column "published" drop not null;`);

    // Until now every hotel offered all seven.
    this.addSql(`update "content_entry" set "published" = jsonb_set("published", '{data,languages}', '["en", "es", "pt", "fr", "de", "fi", "sv"]') where "kind" = 'facts' and not jsonb_exists("published"->'data', 'languages');`);

    // A post's byline names the hotel by its fact.
    this.addSql(`update "blog_post" set "author" = 'The {hotel} family' where "author" = 'The Coral Stone Inn family';`);

    this.addSql(`alter table "content_revision" add constraint "content_revision_entry_id_foreign" foreign key ("entry_id") references "content_entry" ("id") on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "content_revision" cascade;`);

    this.addSql(`update "content_entry" set "published" = "draft" where "published" is null;`);
    this.addSql(`alter table "content_entry" drop column "version", drop column "draft", drop column "publish_at", drop column "archived_at", drop column "is_sample", drop column "source_url", drop column "changed_by";`);
    this.addSql(`alter table "content_entry" alter column "published" set not null;`);
  }

}
