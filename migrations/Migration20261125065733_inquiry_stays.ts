import { Migration } from '@mikro-orm/migrations';

export class Migration20261125065733_inquiry_stays extends Migration {

  override name = 'Migration20261125065733_inquiry_stays';

  override up(): void | Promise<void> {
    this.addSql(`alter table "inquiry" add "corrected_stay" jsonb null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "inquiry" drop column "corrected_stay";`);
  }

}
