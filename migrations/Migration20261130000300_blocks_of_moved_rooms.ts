import { Migration } from '@mikro-orm/migrations';

export class Migration20261130000300_blocks_of_moved_rooms extends Migration {

  override name = 'Migration20261130000300_blocks_of_moved_rooms';

  override up(): void | Promise<void> {
    this.addSql(`update "room_block" b set "room_type_id" = r."room_type_id" from "room" r
      where r."id" = b."room_id" and r."room_type_id" <> b."room_type_id" and b."reason" <> 'request';`);
  }

  override down(): void {
    // A block stays with its room.
  }

}
