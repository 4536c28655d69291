import { Migration } from '@mikro-orm/migrations';

export class Migration20261126192139_list_order_indexes extends Migration {

  override name = 'Migration20261126192139_list_order_indexes';

  override up(): void | Promise<void> {
    this.addSql(`create index "campaign_updated_at_id_index" on "campaign" ("updated_at", "id");`);

    this.addSql(`create index "blog_post_created_at_id_index" on "blog_post" ("created_at", "id");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "blog_post_created_at_id_index";`);

    this.addSql(`drop index "campaign_updated_at_id_index";`);
  }

}
