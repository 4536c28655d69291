import { Migration } from '@mikro-orm/migrations';

export class Migration20261123221801_service_connections extends Migration {

  override name = 'Migration20261123221801_service_connections';

  override up(): void | Promise<void> {
    this.addSql(`create table "service_connection" ("id" varchar(20) not null, "version" int not null, "settings" jsonb not null, "changed_by" varchar(100) not null, primary key ("id"));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "service_connection" cascade;`);
  }

}
