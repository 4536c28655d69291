import { Migration } from '@mikro-orm/migrations';

/** The rooms that the home page has shown until now. */
const shown = (key: string) => `to_jsonb(${key} in ('suite-22', 'room-15'))`;

export class Migration20261123234000_home_rooms extends Migration {

  override name = 'Migration20261123234000_home_rooms';

  override up(): void | Promise<void> {
    for (const column of ['published', 'draft'])
      this.addSql(`update "content_entry" set "${column}" = jsonb_set("${column}", '{data,isOnHome}', ${shown('"key"')}) where "kind" = 'room-block' and "${column}" is not null;`);
    this.addSql(`update "content_revision" r set "document" = jsonb_set(r."document", '{data,isOnHome}', ${shown('e."key"')}) from "content_entry" e where e."id" = r."entry_id" and e."kind" = 'room-block';`);
  }

  override down(): void | Promise<void> {
    for (const column of ['published', 'draft'])
      this.addSql(`update "content_entry" set "${column}" = "${column}" #- '{data,isOnHome}' where "kind" = 'room-block' and "${column}" is not null;`);
    this.addSql(`update "content_revision" r set "document" = r."document" #- '{data,isOnHome}' from "content_entry" e where e."id" = r."entry_id" and e."kind" = 'room-block';`);
  }

}
