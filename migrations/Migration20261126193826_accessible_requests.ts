import { Migration } from '@mikro-orm/migrations';

export class Migration20261126193826_accessible_requests extends Migration {

  override name = 'Migration20261126193826_accessible_requests';

  override up(): void | Promise<void> {
    this.addSql(`alter table "stay_request" add "accessible" boolean not null default false;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "stay_request" drop column "accessible";`);
  }

}
