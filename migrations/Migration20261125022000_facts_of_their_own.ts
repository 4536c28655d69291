import { Migration } from '@mikro-orm/migrations';

export class Migration20261125022000_facts_of_their_own extends Migration {

  override name = 'Migration20261125022000_facts_of_their_own';

  override up(): void | Promise<void> {
    // Keys that may change the website could change the hotel's facts until now, and are in use.
    this.addSql(`update "api_key" set "scopes" = "scopes" || '["facts:write"]'::jsonb where "scopes" @> '["content:write"]';`);
    // Until now references began with these letters whatever the hotel was called.
    for (const column of ['published', 'draft'])
      this.addSql(`update "content_entry" set "${column}" = jsonb_set("${column}", '{data,referencePrefix}', '"LB"') where "kind" = 'facts' and "${column}" is not null;`);
    this.addSql(`update "content_revision" r set "document" = jsonb_set(r."document", '{data,referencePrefix}', '"LB"') from "content_entry" e where e."id" = r."entry_id" and e."kind" = 'facts';`);
  }

  override down(): void | Promise<void> {
    this.addSql(`update "api_key" set "scopes" = "scopes" - 'facts:write';`);
    for (const column of ['published', 'draft'])
      this.addSql(`update "content_entry" set "${column}" = "${column}" #- '{data,referencePrefix}' where "kind" = 'facts' and "${column}" is not null;`);
    this.addSql(`update "content_revision" r set "document" = r."document" #- '{data,referencePrefix}' from "content_entry" e where e."id" = r."entry_id" and e."kind" = 'facts';`);
  }

}
