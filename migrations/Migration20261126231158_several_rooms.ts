import { Migration } from '@mikro-orm/migrations';

/** What moves from a request to its only room. */
const ofRoom = [
  'room_type_id', 'arrival', 'departure', 'guests', 'children', 'extras', 'accessible', 'coupon_code', 'room_number', 'price',
  'offer_room_type_id', 'offer_arrival', 'offer_departure', 'offer_price', 'block_id',
].join(', ');

export class Migration20261126231158_several_rooms extends Migration {

  override name = 'Migration20261126231158_several_rooms';

  override up(): void | Promise<void> {
    this.addSql(`create table "stay_request_room" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "request_id" uuid not null, "position" int not null, "room_type_id" uuid not null, "arrival" date not null, "departure" date not null, "guests" int not null, "children" int not null default 0, "extras" jsonb not null default '[]', "accessible" boolean not null default false, "coupon_code" varchar(20) null, "room_number" varchar(10) null, "price" jsonb not null, "offer_room_type_id" uuid null, "offer_arrival" date null, "offer_departure" date null, "offer_price" jsonb null, "block_id" uuid null, primary key ("id"));`);
    this.addSql(`create index "stay_request_room_block_index" on "stay_request_room" ("block_id");`);
    this.addSql(`alter table "stay_request_room" add constraint "stay_request_room_position_unique" unique ("request_id", "position");`);

    this.addSql(`insert into "stay_request_room" ("id", "created_at", "updated_at", "request_id", "position", ${ofRoom})
      select gen_random_uuid(), "created_at", "updated_at", "id", 0, ${ofRoom} from "stay_request";`);

    this.addSql(`alter table "stay_request" drop constraint "stay_request_block_id_foreign";`);
    this.addSql(`alter table "stay_request" drop constraint "stay_request_offer_room_type_id_foreign";`);
    this.addSql(`alter table "stay_request" drop constraint "stay_request_room_type_id_foreign";`);

    this.addSql(`drop index "stay_request_block_index";`);
    this.addSql(`alter table "stay_request" drop column "accessible", drop column "arrival", drop column "block_id", drop column "children", drop column "coupon_code", drop column "departure", drop column "extras", drop column "guests", drop column "offer_arrival", drop column "offer_departure", drop column "offer_price", drop column "offer_room_type_id", drop column "price", drop column "room_number", drop column "room_type_id";`);

    this.addSql(`alter table "stay_request_room" add constraint "stay_request_room_request_id_foreign" foreign key ("request_id") references "stay_request" ("id") on delete cascade;`);
    this.addSql(`alter table "stay_request_room" add constraint "stay_request_room_room_type_id_foreign" foreign key ("room_type_id") references "room_type" ("id");`);
    this.addSql(`alter table "stay_request_room" add constraint "stay_request_room_offer_room_type_id_foreign" foreign key ("offer_room_type_id") references "room_type" ("id") on delete set null;`);
    this.addSql(`alter table "stay_request_room" add constraint "stay_request_room_block_id_foreign" foreign key ("block_id") references "room_block" ("id") on delete set null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "stay_request" add "accessible" boolean not null default false, add "arrival" date null, add "block_id" uuid null, add "children" int not null default 0, add "coupon_code" varchar(20) null, add "departure" date null, add "extras" jsonb not null default '[]', add "guests" int null, add "offer_arrival" date null, add "offer_departure" date null, add "offer_price" jsonb null, add "offer_room_type_id" uuid null, add "price" jsonb null, add "room_number" varchar(10) null, add "room_type_id" uuid null;`);
    // Of several rooms the first is left.
    this.addSql(`update "stay_request" s set (${ofRoom}) = (select ${ofRoom} from "stay_request_room" r where r."request_id" = s."id" and r."position" = 0);`);
    this.addSql(`alter table "stay_request" alter "arrival" set not null, alter "departure" set not null, alter "guests" set not null, alter "price" set not null, alter "room_type_id" set not null;`);
    this.addSql(`drop table "stay_request_room" cascade;`);

    this.addSql(`alter table "stay_request" add constraint "stay_request_block_id_foreign" foreign key ("block_id") references "room_block" ("id") on delete set null;`);
    this.addSql(`alter table "stay_request" add constraint "stay_request_offer_room_type_id_foreign" foreign key ("offer_room_type_id") references "room_type" ("id") on delete set null;`);
    this.addSql(`alter table "stay_request" add constraint "stay_request_room_type_id_foreign" foreign key ("room_type_id") references "room_type" ("id");`);
    this.addSql(`create index "stay_request_block_index" on "stay_request" ("block_id");`);
  }

}
