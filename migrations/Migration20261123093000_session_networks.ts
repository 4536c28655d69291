import { Migration } from '@mikro-orm/migrations';

export class Migration20261123093000_session_networks extends Migration {

  override name = 'Migration20261123093000_session_networks';

  /** Sessions keep the network from now on; whole addresses of running ones are cut, and what is no address goes. */
  override up(): void | Promise<void> {
    this.addSql(`
      update "staff_session" set "ip_address" = case
        when "ip_address" ~ '^[0-9.]+$' then host(network(set_masklen("ip_address"::inet, 24)))
        when "ip_address" ~ '^[0-9a-f:]+$' then host(network(set_masklen("ip_address"::inet, 48)))
      end where "ip_address" is not null;`);
  }

  override down(): void | Promise<void> {}

}
