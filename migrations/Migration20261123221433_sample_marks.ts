import { Migration } from '@mikro-orm/migrations';

export class Migration20261123221433_sample_marks extends Migration {

  override name = 'Migration20261123221433_sample_marks';

  override up(): void | Promise<void> {
    this.addSql(`alter table "campaign_template" add "is_sample" boolean not null default false;`);

    this.addSql(`alter table "room_type" add "is_sample" boolean not null default false;`);

    this.addSql(`alter table "room" add "is_sample" boolean not null default false;`);

    this.addSql(`alter table "pricing_rule" add "is_sample" boolean not null default false;`);

    this.addSql(`alter table "blog_post" add "is_sample" boolean not null default false;`);

    this.addSql(`alter table "stay_charge" add "is_sample" boolean not null default false;`);

    // What came with the product and was never changed at the desk is the sample hotel's.
    this.addSql(`update "room_type" set "is_sample" = true where "changed_by" is null and "slug" in ('king-suite', 'garden-suite', 'one-bedroom-suite', 'studio-kitchenette', 'courtyard-king-room', 'king-room', 'double-queen-room', 'compact-queen-room');`);
    this.addSql(`update "room" set "is_sample" = true where "changed_by" is null and "room_number" in ('16', '19', '21', '22', '18', '23', '17', '11', '12', '20', '15', '2', '4', '6', '14', '1', '3', '5', '7', '8', '9', '10');`);
    this.addSql(`update "pricing_rule" set "is_sample" = true where "changed_by" is null and ("name" in ('Holidays', 'Summer weekdays') or "name" ~ '^Peak season [0-9]{4}$');`);
    this.addSql(`update "blog_post" p set "is_sample" = true where "updated_by_id" is null and not exists (select from "blog_revision" r where r."post_id" = p."id") and "slug" in ('a-day-with-children', 'a-month-by-the-sea', 'finnish-lantana', 'fishing-ocean-avenue', 'sunrise-lantana-beach', 'turtle-season', 'walk-to-the-sea', 'why-coral-stone');`);
    this.addSql(`update "campaign_template" set "is_sample" = true where "updated_at" < "created_at" + interval '1 second' and "name" in ('Returning guests', 'Winter by the sea', 'Quiet summer', 'Last-minute weekend');`);
    this.addSql(`update "stay_charge" set "is_sample" = true where "valid_from" = '2026-01-01' and "updated_at" = "created_at" and ("kind", "amount") in (('sales-tax', 650), ('bed-tax', 600), ('nightly-fee', 0), ('stay-fee', 0));`);

    // What would be true of any hotel is not the sample's.
    this.addSql(`update "content_entry" set "is_sample" = false where "is_sample" and "kind" = 'answer' and "key" in ('house-price', 'house-availability', 'house-privacy', 'deal-new-guest', 'deal-redeem', 'talk-thanks', 'talk-assistant', 'talk-person');`);
    this.addSql(`update "content_entry" set "is_sample" = false where "is_sample" and "kind" = 'faq' and "key" in ('check-in-time', 'check-out-time', 'pets', 'cancellation', 'discounts', 'extended-stays');`);
    this.addSql(`update "content_entry" set "is_sample" = false where "is_sample" and "kind" = 'faq-category' and "key" in ('check-in-out', 'parking-transportation', 'amenities', 'rooms', 'reservations-payment', 'location-activities', 'contact-requests');`);
    this.addSql(`update "content_entry" set "is_sample" = false where "is_sample" and "kind" = 'notice' and "key" in ('messages', 'mailing-list', 'assistant', 'browser', 'others', 'rights', 'unmeasured');`);
    this.addSql(`update "content_entry" set "is_sample" = false where "is_sample" and "kind" = 'room-feature' and "key" in ('king-bed', 'queen-bed', 'two-queen-beds', 'separate-bedroom', 'sitting-area', 'reading-corner', 'kitchenette', 'full-kitchen', 'smart-tv', 'wifi', 'air-conditioning', 'mini-fridge', 'non-smoking');`);
    this.addSql(`update "content_entry" set "is_sample" = false where "is_sample" and "kind" = 'text' and "key" in ('footer-hours', 'chat-greeting', 'chat-suggestion-1', 'newsletter-consent', 'newsletter-home', 'home-recognition-eyebrow', 'home-recognition-title', 'home-rooms-eyebrow', 'home-policies-title', 'home-location-eyebrow', 'home-reviews-eyebrow', 'home-reviews-title', 'home-deals-title', 'home-map-eyebrow', 'home-map-title', 'home-map-nearby-title', 'contact-title', 'contact-intro', 'contact-description', 'contact-important-title', 'policy-late', 'policy-deposit', 'policy-cancellation', 'policy-pets', 'contact-section-eyebrow', 'contact-section-title', 'contact-section-intro', 'contact-sent', 'deals-title', 'deals-returning-title', 'deals-returning-figure', 'deals-returning-1', 'deals-returning-2', 'deals-new-title', 'deals-new-figure', 'deals-new-1', 'deals-new-2', 'deals-extended-title', 'deals-extended-figure', 'deals-extended-1', 'deals-extended-2', 'deals-join-title', 'deals-join-text', 'deals-join-seal-above', 'deals-join-seal', 'deals-join-form-title', 'deals-join-form-text', 'deals-redeem-title', 'deals-redeem-1-title', 'deals-redeem-1-text', 'deals-redeem-2-title', 'deals-redeem-2-text', 'deals-redeem-3-title', 'deals-redeem-3-text', 'deals-disclaimer', 'faq-title', 'faq-intro', 'faq-still-title', 'faq-still-text', 'gallery-title', 'gallery-rooms-title', 'gallery-include-title', 'gallery-book-title', 'things-to-do-walking-title', 'things-to-do-drives-title', 'things-to-do-trips-title', 'things-to-do-around-title', 'things-to-do-around-intro', 'blog-title', 'blog-ending-title', 'privacy-intro', 'privacy-description', 'accessibility-intro');`);
    this.addSql(`update "content_entry" set "is_sample" = false where "is_sample" and "kind" = 'topic' and "key" in ('faq-check-in-time', 'faq-check-out-time', 'house-address', 'list-room-features', 'list-capacity', 'faq-pets', 'faq-cancellation', 'faq-discounts', 'faq-extended-stays', 'house-price', 'house-availability', 'deal-new-guest', 'deal-redeem', 'list-beaches', 'list-restaurants', 'list-cafes', 'list-shopping', 'list-kids', 'list-things-to-do', 'list-day-trips', 'talk-greeting', 'talk-thanks', 'talk-assistant', 'talk-person', 'house-privacy');`);
  }

  override down(): void | Promise<void> {
    for (const table of ['blog_post', 'campaign_template', 'pricing_rule', 'room', 'room_type', 'stay_charge'])
      this.addSql(`alter table "${table}" drop column "is_sample";`);
  }

}
