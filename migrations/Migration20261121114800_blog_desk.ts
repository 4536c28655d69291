import { Migration } from '@mikro-orm/migrations';

export class Migration20261121114800_blog_desk extends Migration {

  override name = 'Migration20261121114800_blog_desk';

  override up(): void | Promise<void> {
    this.addSql(`create table "picture_file" ("picture" varchar(40) not null, "width" int not null, "bytes" bytea not null, "created_at" timestamptz(3) not null, primary key ("picture", "width"));`);

    this.addSql(`create table "blog_revision" ("id" uuid not null, "created_at" timestamptz(3) not null, "post_id" uuid not null, "saved_by_id" uuid null, "fields" jsonb not null, primary key ("id"));`);
    this.addSql(`create index "blog_revision_post_index" on "blog_revision" ("post_id", "created_at");`);

    this.addSql(`create table "blog_former_slug" ("slug" varchar(80) not null, "post_id" uuid not null, primary key ("slug", "post_id"));`);

    this.addSql(`alter table "blog_post" add "updated_by_id" uuid null, add "announced_at" timestamptz(3) null;`);
    this.addSql(`alter table "blog_post" add constraint "blog_post_updated_by_id_foreign" foreign key ("updated_by_id") references "staff_user" ("id") on delete set null;`);
    this.addSql(`create index "blog_post_updated_at_id_index" on "blog_post" ("updated_at", "id");`);

    this.addSql(`alter table "blog_revision" add constraint "blog_revision_post_id_foreign" foreign key ("post_id") references "blog_post" ("id") on delete cascade;`);
    this.addSql(`alter table "blog_revision" add constraint "blog_revision_saved_by_id_foreign" foreign key ("saved_by_id") references "staff_user" ("id") on delete set null;`);

    this.addSql(`alter table "blog_former_slug" add constraint "blog_former_slug_post_id_foreign" foreign key ("post_id") references "blog_post" ("id") on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "picture_file" cascade;`);
    this.addSql(`drop table if exists "blog_revision" cascade;`);
    this.addSql(`drop table if exists "blog_former_slug" cascade;`);

    this.addSql(`alter table "blog_post" drop constraint "blog_post_updated_by_id_foreign";`);

    this.addSql(`drop index "blog_post_updated_at_id_index";`);
    this.addSql(`alter table "blog_post" drop column "updated_by_id", drop column "announced_at";`);
  }

}
