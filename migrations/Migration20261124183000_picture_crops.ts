import { Migration } from '@mikro-orm/migrations';

export class Migration20261124183000_picture_crops extends Migration {

  override name = 'Migration20261124183000_picture_crops';

  override up(): void | Promise<void> {
    for (const column of ['published', 'draft'])
      this.addSql(`update "content_entry" set "${column}" = jsonb_set("${column}", '{data,crops}', '[]') where "kind" = 'picture' and "${column}" is not null;`);
    this.addSql(`update "content_revision" r set "document" = jsonb_set(r."document", '{data,crops}', '[]') from "content_entry" e where e."id" = r."entry_id" and e."kind" = 'picture';`);
  }

  override down(): void | Promise<void> {
    for (const column of ['published', 'draft'])
      this.addSql(`update "content_entry" set "${column}" = "${column}" #- '{data,crops}' where "kind" = 'picture' and "${column}" is not null;`);
    this.addSql(`update "content_revision" r set "document" = r."document" #- '{data,crops}' from "content_entry" e where e."id" = r."entry_id" and e."kind" = 'picture';`);
  }

}
