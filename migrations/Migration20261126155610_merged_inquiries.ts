import { Migration } from '@mikro-orm/migrations';

export class Migration20261126155610_merged_inquiries extends Migration {

  override name = 'Migration20261126155610_merged_inquiries';

  override up(): void | Promise<void> {
    this.addSql(`alter table "inquiry" add "merged_into_id" uuid null, add "merged_at" timestamptz(3) null, add "merged_by_id" uuid null;`);
    this.addSql(`alter table "inquiry" add constraint "inquiry_merged_into_id_foreign" foreign key ("merged_into_id") references "inquiry" ("id") on delete set null;`);
    this.addSql(`alter table "inquiry" add constraint "inquiry_merged_by_id_foreign" foreign key ("merged_by_id") references "staff_user" ("id") on delete set null;`);
    this.addSql(`create index "inquiry_merged_into_index" on "inquiry" ("merged_into_id");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "inquiry" drop constraint "inquiry_merged_into_id_foreign";`);
    this.addSql(`alter table "inquiry" drop constraint "inquiry_merged_by_id_foreign";`);

    this.addSql(`drop index "inquiry_merged_into_index";`);
    this.addSql(`alter table "inquiry" drop column "merged_into_id", drop column "merged_at", drop column "merged_by_id";`);
  }

}
