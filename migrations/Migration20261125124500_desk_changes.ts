import { Migration } from '@mikro-orm/migrations';

/** A statement's changes are told once it is kept; the same one is told once in a transaction. */
const tellers = [
  ['inquiry', 'insert or update or delete', 'Inquiry', 'id'],
  ['inquiry_message', 'insert or update or delete', 'Inquiry', 'inquiry_id'],
  ['reply_draft', 'insert or update or delete', 'Inquiry', 'inquiry_id'],
  ['stay_request', 'insert or update or delete', 'Inquiry', 'inquiry_id'],
  ['campaign', 'insert or update or delete', 'Campaign', 'id'],
  ['campaign_recipient', 'update of state', 'Campaign', 'campaign_id'],
  ['sync_run', 'insert or update or delete', 'SyncRun', 'id'],
  ['webhook_delivery', 'insert or update or delete', 'WebhookDelivery', 'id'],
  ['staff_session', 'delete', 'Access', 'user_id'],
  ['staff_user', 'update of role or delete', 'Access', 'id'],
];

export class Migration20261125124500_desk_changes extends Migration {

  override name = 'Migration20261125124500_desk_changes';

  override up(): void | Promise<void> {
    this.addSql(`
      create function tell_desk() returns trigger language plpgsql as $$
      declare
        changed jsonb := case tg_op when 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
        version jsonb := case tg_argv[1] when 'id' then changed -> 'version' end;
      begin
        perform pg_notify('desk_change', jsonb_build_object('noun', tg_argv[0], 'id', changed -> tg_argv[1], 'version', version)::text);
        return null;
      end $$;`);
    for (const [table, when, noun, column] of tellers)
      this.addSql(`create trigger "${table}_tell_desk" after ${when} on "${table}" for each row execute function tell_desk('${noun}', '${column}');`);
    this.addSql(`
      create function tell_desk_of_mail() returns trigger language plpgsql as $$
      begin
        perform pg_notify('desk_change', jsonb_build_object('noun', 'Inquiry', 'id', inquiry_id, 'version', null)::text)
          from inquiry_message where mail_id = new.id;
        return null;
      end $$;`);
    this.addSql(`create trigger "mail_tell_desk" after update of "state" on "mail" for each row when (old.state is distinct from new.state) execute function tell_desk_of_mail();`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger "mail_tell_desk" on "mail";`);
    this.addSql(`drop function tell_desk_of_mail();`);
    for (const [table] of tellers) this.addSql(`drop trigger "${table}_tell_desk" on "${table}";`);
    this.addSql(`drop function tell_desk();`);
  }

}
