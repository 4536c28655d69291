import { Migration } from '@mikro-orm/migrations';

export class Migration20261126063454_exchange_rates extends Migration {

  override name = 'Migration20261126063454_exchange_rates';

  override up(): void | Promise<void> {
    this.addSql(`create table "exchange_rate" ("currency" text not null, "units_per_usd" numeric(12,6) not null, "as_of" date not null, "source" varchar(40) not null, "fetched_at" timestamptz(3) not null, primary key ("currency"));`);

    this.addSql(`alter table "exchange_rate" add constraint "exchange_rate_currency_check" check ("currency" in ('EUR', 'SEK', 'BRL', 'GBP', 'CAD'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "exchange_rate" cascade;`);
  }

}
