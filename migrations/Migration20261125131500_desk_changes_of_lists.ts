import { Migration } from '@mikro-orm/migrations';

/** Once a statement, without ids: the same notice is told once in a transaction, however many rows it writes. */
const tellers = [
  ['room_type', 'insert or update or delete', 'RoomType'],
  ['room', 'insert or update or delete', 'Room'],
  ['room_block', 'insert or update or delete', 'Availability'],
  ['room_night', 'insert or update or delete', 'Availability'],
  ['rate_plan', 'insert or update or delete', 'RatePlan'],
  ['pricing_rule', 'insert or update or delete', 'Pricing'],
  ['long_stay_rate', 'insert or update or delete', 'Pricing'],
  ['stay_charge', 'insert or update or delete', 'Pricing'],
  ['stay_extra', 'insert or update or delete', 'Pricing'],
  ['content_entry', 'insert or update or delete', 'ContentEntry'],
  // Views are counted in the same row, and are no change of a post.
  ['blog_post', 'insert or update of version, status or delete', 'BlogPost'],
  ['coupon', 'insert or update or delete', 'Coupon'],
  ['coupon_event', 'insert or update or delete', 'Coupon'],
  ['subscriber', 'insert or update or delete', 'Subscriber'],
  ['staff_user', 'insert or update of name, email, role, two_factor_enabled or delete', 'StaffMember'],
  ['saved_reply', 'insert or update or delete', 'SavedReply'],
];

export class Migration20261125131500_desk_changes_of_lists extends Migration {

  override name = 'Migration20261125131500_desk_changes_of_lists';

  override up(): void | Promise<void> {
    this.addSql(`
      create function tell_desk_of_list() returns trigger language plpgsql as $$
      begin
        perform pg_notify('desk_change', jsonb_build_object('noun', tg_argv[0], 'id', null, 'version', null)::text);
        return null;
      end $$;`);
    for (const [table, when, noun] of tellers)
      this.addSql(`create trigger "${table}_tell_desk_of_list" after ${when} on "${table}" for each statement execute function tell_desk_of_list('${noun}');`);
  }

  override down(): void | Promise<void> {
    for (const [table] of tellers) this.addSql(`drop trigger "${table}_tell_desk_of_list" on "${table}";`);
    this.addSql(`drop function tell_desk_of_list();`);
  }

}
