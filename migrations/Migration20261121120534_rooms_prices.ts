import { Migration } from '@mikro-orm/migrations';

export class Migration20261121120534_rooms_prices extends Migration {

  override name = 'Migration20261121120534_rooms_prices';

  override up(): void | Promise<void> {
    this.addSql(`create table "record_change" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "subject" uuid not null, "kind" text not null, "by" varchar(100) null, "fields" jsonb not null, primary key ("id"));`);
    this.addSql(`create index "record_change_subject_index" on "record_change" ("subject", "created_at", "id");`);

    this.addSql(`create table "room_night" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "room_type_id" uuid not null, "date" date not null, "available" int null, "rate" int null, "min_stay" int null, "max_stay" int null, "stop_sell" boolean not null, "closed_to_arrival" boolean not null, "closed_to_departure" boolean not null, "source" text not null, "fetched_at" timestamptz(3) not null, primary key ("id"));`);
    this.addSql(`alter table "room_night" add constraint "room_night_room_type_date_unique" unique ("room_type_id", "date");`);

    this.addSql(`create table "room_block" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "room_type_id" uuid not null, "room_id" uuid null, "rooms" int not null, "first_night" date not null, "last_night" date not null, "reason" text not null, "note" varchar(300) null, "created_by" varchar(100) null, primary key ("id"));`);
    this.addSql(`create index "room_block_nights_index" on "room_block" ("room_type_id", "first_night", "last_night");`);

    this.addSql(`create table "stay_charge" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "kind" text not null, "amount" int not null, "valid_from" date not null, primary key ("id"));`);
    this.addSql(`alter table "stay_charge" add constraint "stay_charge_kind_valid_from_unique" unique ("kind", "valid_from");`);

    // What is stored already gets half of its base price as floor, and its pictures as addresses that work everywhere.
    this.addSql(`alter table "room_type" add "floor_price" int not null default 0, add "accessibility" jsonb not null default '{}', add "changed_by" varchar(100) null;`);
    this.addSql(`alter table "room_type" rename column "image_urls" to "images";`);
    this.addSql(`update "room_type" set "floor_price" = greatest(1000, round(base_price / 200.0) * 100), "images" = (select coalesce(jsonb_agg(jsonb_build_object('url', case when image like '%/%' then image else '/pictures/latest/' || image || '.webp' end, 'alt', '{}'::jsonb) order by place), '[]') from jsonb_array_elements_text("images") with ordinality as list(image, place));`);
    this.addSql(`alter table "room_type" alter column "floor_price" drop default, alter column "accessibility" drop default;`);

    this.addSql(`alter table "room" add "changed_by" varchar(100) null;`);

    this.addSql(`alter table "pricing_rule" add "overrides_pms" boolean not null default false, add "changed_by" varchar(100) null;`);

    this.addSql(`alter table "pricing_rule" alter column "overrides_pms" drop default;`);

    this.addSql(`alter table "record_change" add constraint "record_change_kind_check" check ("kind" in ('created', 'updated', 'archived', 'restored', 'deleted'));`);

    this.addSql(`alter table "room_night" add constraint "room_night_room_type_id_foreign" foreign key ("room_type_id") references "room_type" ("id");`);
    this.addSql(`alter table "room_night" add constraint "room_night_source_check" check ("source" in ('pms', 'hand'));`);

    this.addSql(`alter table "room_block" add constraint "room_block_room_type_id_foreign" foreign key ("room_type_id") references "room_type" ("id");`);
    this.addSql(`alter table "room_block" add constraint "room_block_room_id_foreign" foreign key ("room_id") references "room" ("id") on delete set null;`);
    this.addSql(`alter table "room_block" add constraint "room_block_reason_check" check ("reason" in ('out-of-order', 'manual-booking'));`);

    this.addSql(`alter table "stay_charge" add constraint "stay_charge_kind_check" check ("kind" in ('sales-tax', 'bed-tax', 'nightly-fee', 'stay-fee'));`);
    // Palm Beach County from 2026: 6.5% sales tax, 6% bed tax; no mandatory fees. The hotel's accountant is to confirm.
    this.addSql(`insert into "stay_charge" ("id", "created_at", "updated_at", "kind", "amount", "valid_from") select gen_random_uuid(), now(), now(), kind, amount, '2026-01-01' from (values ('sales-tax', 650), ('bed-tax', 600), ('nightly-fee', 0), ('stay-fee', 0)) as charge(kind, amount);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "record_change" cascade;`);
    this.addSql(`drop table if exists "room_night" cascade;`);
    this.addSql(`drop table if exists "room_block" cascade;`);
    this.addSql(`drop table if exists "stay_charge" cascade;`);

    this.addSql(`alter table "pricing_rule" drop column "overrides_pms", drop column "changed_by";`);

    this.addSql(`alter table "room" drop column "changed_by";`);

    this.addSql(`alter table "room_type" drop column "floor_price", drop column "accessibility", drop column "changed_by";`);
    this.addSql(`update "room_type" set "images" = (select coalesce(jsonb_agg(image -> 'url'), '[]') from jsonb_array_elements("images") as list(image));`);
    this.addSql(`alter table "room_type" rename column "images" to "image_urls";`);
  }

}
