import { Migration } from '@mikro-orm/migrations';

export class Migration20261123100449_api_keys_end extends Migration {

  override name = 'Migration20261123100449_api_keys_end';

  override up(): void | Promise<void> {
    this.addSql(`alter table "api_key" add "expires_at" timestamptz(3) null, add "revoked_reason" text null, add "previous_hash" varchar(64) null, add "previous_until" timestamptz(3) null;`);
    this.addSql(`alter table "api_key" add constraint "api_key_previous_hash_unique" unique ("previous_hash");`);
    this.addSql(`alter table "api_key" add constraint "api_key_revoked_reason_check" check ("revoked_reason" in ('revoked', 'owner-removed'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "api_key" drop constraint "api_key_previous_hash_unique";`);
    this.addSql(`alter table "api_key" drop constraint "api_key_revoked_reason_check";`);
    this.addSql(`alter table "api_key" drop column "expires_at", drop column "revoked_reason", drop column "previous_hash", drop column "previous_until";`);
  }

}
