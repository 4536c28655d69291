import { Migration } from '@mikro-orm/migrations';

/** A coupon can be used until its last day ends at the hotel, as its mail says, and not until the hour at which it was given. */
export class Migration20261130001100_coupons_end_with_the_day extends Migration {

  override name = 'Migration20261130001100_coupons_end_with_the_day';

  override up(): void | Promise<void> {
    this.addSql(`
      update "coupon" c
      set "expires_at" = ((c."expires_at" at time zone z."name")::date + 1)::timestamp at time zone z."name" - interval '1 millisecond'
      from "content_entry" f join pg_timezone_names z on z."name" = f."published" #>> '{data,timeZone}'
      where f."kind" = 'facts';`);
  }

  override down(): void | Promise<void> {
    // The hour at which a coupon was given says nothing of its end.
  }

}
