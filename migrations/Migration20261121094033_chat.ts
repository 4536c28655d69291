import { Migration } from '@mikro-orm/migrations';

export class Migration20261121094033_chat extends Migration {

  override name = 'Migration20261121094033_chat';

  override up(): void | Promise<void> {
    this.addSql(`create extension if not exists pg_trgm;`);
    this.addSql(`create extension if not exists unaccent;`);

    this.addSql(`create table "chat_passage" ("language" text not null, "source" varchar(160) not null, "path" varchar(160) not null, "title" varchar(200) not null, "text" text not null, "keywords" text not null, "prior" real not null, "tsv" tsvector not null, primary key ("language", "source"));`);
    this.addSql(`create index "chat_passage_tsv_index" on "chat_passage" using gin ("tsv");`);

    this.addSql(`create table "chat_question" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "language" text not null, "question" text not null, "response" text not null, "answered" boolean not null, "helpful" boolean null, "rated_at" timestamptz(3) null, primary key ("id"));`);
    this.addSql(`create index "chat_question_created_at_id_index" on "chat_question" ("created_at", "id");`);

    this.addSql(`alter table "chat_passage" add constraint "chat_passage_language_check" check ("language" in ('en', 'es', 'pt', 'fr', 'de', 'fi', 'sv'));`);

    this.addSql(`alter table "chat_question" add constraint "chat_question_language_check" check ("language" in ('en', 'es', 'pt', 'fr', 'de', 'fi', 'sv'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "chat_passage" cascade;`);
    this.addSql(`drop table if exists "chat_question" cascade;`);
  }

}
