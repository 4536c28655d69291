import { Migration } from '@mikro-orm/migrations';

export class Migration20261121093108_guest_site extends Migration {

  override name = 'Migration20261121093108_guest_site';

  override up(): void | Promise<void> {
    this.addSql(`create table "blog_view" ("translation_group" uuid not null, "day" date not null, "visitor" varchar(64) not null, primary key ("translation_group", "day", "visitor"));`);
    this.addSql(`create index "blog_view_day_index" on "blog_view" ("day");`);

    this.addSql(`create table "coupon" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "code" varchar(12) not null, "percent" int not null, "holder_id" uuid null, "occasion" varchar(40) not null, "state" text not null, "issued_at" timestamptz(3) not null, "expires_at" timestamptz(3) not null, primary key ("id"));`);
    this.addSql(`alter table "coupon" add constraint "coupon_code_unique" unique ("code");`);
    this.addSql(`alter table "coupon" add constraint "coupon_holder_occasion_unique" unique ("holder_id", "occasion");`);

    this.addSql(`drop index "blog_post_translation_group_index";`);
    this.addSql(`drop index "blog_post_list_index";`);
    // Posts that are there already get theirs by the rule of reading-minutes.ts.
    this.addSql(`alter table "blog_post" add "reading_minutes" int;`);
    this.addSql(`update "blog_post" set "reading_minutes" = ceil(cardinality(array_remove(regexp_split_to_array(regexp_replace("content", '<[^>]*>', ' ', 'g'), '\\s+'), '')) / 200.0);`);
    this.addSql(`alter table "blog_post" alter column "reading_minutes" set not null;`);
    this.addSql(`alter table "blog_post" add constraint "blog_post_group_language_unique" unique ("translation_group", "language");`);
    this.addSql(`create index "blog_post_list_index" on "blog_post" ("language", "published_at", "id");`);

    this.addSql(`alter table "subscriber" add "confirmed_at" timestamptz(3) null;`);

    this.addSql(`alter table "coupon" add constraint "coupon_holder_id_foreign" foreign key ("holder_id") references "subscriber" ("id") on delete set null;`);
    this.addSql(`alter table "coupon" add constraint "coupon_state_check" check ("state" in ('issued', 'redeemed', 'void'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "blog_view" cascade;`);
    this.addSql(`drop table if exists "coupon" cascade;`);

    this.addSql(`alter table "blog_post" drop constraint "blog_post_group_language_unique";`);
    this.addSql(`drop index "blog_post_list_index";`);
    this.addSql(`alter table "blog_post" drop column "reading_minutes";`);
    this.addSql(`create index "blog_post_translation_group_index" on "blog_post" ("translation_group");`);
    this.addSql(`create index "blog_post_list_index" on "blog_post" ("language", "status", "published_at");`);

    this.addSql(`alter table "subscriber" drop column "confirmed_at";`);
  }

}
