import { Migration } from '@mikro-orm/migrations';

export class Migration20261123100253_audit_log extends Migration {

  override name = 'Migration20261123100253_audit_log';

  override up(): void | Promise<void> {
    this.addSql(`create table "audit_entry" ("id" uuid not null, "at" timestamptz(3) not null, "action" varchar(40) not null, "actor_kind" text not null, "actor_id" uuid null, "actor_name" varchar(100) null, "network" varchar(50) null, "subject" varchar(100) null, "details" jsonb not null, primary key ("id"));`);
    this.addSql(`create index "audit_entry_at_id_index" on "audit_entry" ("at", "id");`);
    this.addSql(`create index "audit_entry_action_at_id_index" on "audit_entry" ("action", "at", "id");`);
    this.addSql(`create index "audit_entry_actor_at_id_index" on "audit_entry" ("actor_id", "at", "id");`);

    this.addSql(`alter table "audit_entry" add constraint "audit_entry_actor_kind_check" check ("actor_kind" in ('staff', 'key', 'server', 'stranger'));`);

    // Append-only for whoever works with the tables: an entry goes when its time is over, and is never changed.
    this.addSql(`
      create function keep_audit() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' then
          if old."at" < now() - interval '400 days' then
            return old;
          end if;
        end if;
        raise exception 'The audit log is append-only' using errcode = 'restrict_violation';
      end $$;`);
    this.addSql(`create trigger "audit_entry_keep" before update or delete on "audit_entry" for each row execute function keep_audit();`);
    this.addSql(`create trigger "audit_entry_keep_all" before truncate on "audit_entry" for each statement execute function keep_audit();`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "audit_entry" cascade;`);
    this.addSql(`drop function keep_audit();`);
  }

}
