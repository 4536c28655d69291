import { locales } from '#graphql/locales.ts'
import type { BenchData } from './seed.ts'

export interface Question {
  /** Also the floor's path. */
  id: string
  title: string
  /** What the product's rate must be at least, as a part of the floor's. */
  target: number
  query: string
  /** The variables of the nth request: none comes twice within a second. */
  variables: (n: number) => Record<string, unknown>
  staff?: boolean
  /** What it answers differs each time: only its form is compared. */
  writes?: boolean
}

/** The calendar's months end with the century. */
const monthsToCome = 800

const monthAhead = (months: number) => {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1)).toISOString().slice(0, 7)
}

const names = ['aino', 'eero', 'maria', 'john', 'sofia', 'lucas', 'emma', 'noah', 'elsa', 'hugo']
/** Every name with every two signs that a surname can begin with: each finds about forty people. */
const searches = names.flatMap((name) =>
  Array.from({ length: 256 }, (_, n) => `${name} ${n.toString(16).padStart(2, '0')}`),
)

export const questions = ({ slugs, cursors }: BenchData): Question[] => [
  {
    id: 'post-list',
    title: '12 of 5,000 posts, newest first',
    target: 0.75,
    query: `query BlogPosts($locale: Locale!, $first: Int!, $after: String) {
      blogPosts(locale: $locale, first: $first, after: $after) {
      nodes { id slug language title excerpt category tags views publishedAt picture { id alt } }
      pageInfo { hasNextPage }
    } }`,
    variables: (n) => ({ locale: 'en', first: 12, after: n === 0 ? null : cursors[n % cursors.length] }),
  },
  {
    id: 'post',
    title: 'one post by its address, with its text',
    target: 0.6,
    query: `query BlogPost($locale: Locale!, $slug: String!) { blogPost(locale: $locale, slug: $slug) {
      id slug language title excerpt category author tags views readingMinutes publishedAt updatedAt metaTitle
      metaDescription content picture { id alt } translations { locale slug }
    } }`,
    variables: (n) => ({ locale: 'en', slug: slugs[n % slugs.length] }),
  },
  {
    id: 'rooms',
    title: '10 room types, 22 rooms, 200 rules (staff)',
    target: 0.6,
    staff: true,
    query: `query Rooms($locale: Locale!) {
      roomTypes {
        id version name(locale: $locale) slug basePrice weekendPrice floorPrice bedType maxOccupancy size
        description(locale: $locale) amenities imageUrls active displayOrder archivedAt updatedAt changedBy
      }
      rooms { id version roomTypeId roomNumber floor active notes archivedAt updatedAt changedBy }
      pricingRules {
        id version name roomTypeId startDate endDate price minStay maxStay daysOfWeek active priority overridesPms
        deletedAt updatedAt changedBy
      }
    }`,
    variables: (n) => ({ locale: locales[n % locales.length] }),
  },
  {
    id: 'calendar',
    title: 'rate calendar of a month, 10 room types',
    target: 1.5,
    query: `query StayCalendar($month: String!, $months: Int!) { rateCalendar(month: $month, months: $months) {
      roomTypeId days { date total roomsLeft open canArrive canDepart minStay maxStay isApproximate }
    } }`,
    variables: (n) => ({ month: monthAhead(1 + (n % monthsToCome)), months: 1 }),
  },
  {
    id: 'subscribers',
    title: 'search in 100,000 subscribers, page of 10, count (staff)',
    target: 0.6,
    staff: true,
    query: `query Subscribers($search: String!) { subscribers(first: 10, search: $search) {
      edges { cursor node { id email name status source subscribedAt isActive } }
      pageInfo { hasNextPage endCursor }
      totalCount
    } }`,
    variables: (n) => ({ search: searches[(n * 37) % searches.length] }),
  },
  {
    id: 'inquiry',
    title: 'inquiry, with the mails to guest and desk',
    target: 0.4,
    writes: true,
    query: `mutation SubmitInquiry($input: SubmitInquiryInput!) { submitInquiry(input: $input) {
      success id reference createdAt
    } }`,
    variables: (n) => ({
      input: {
        name: 'Aino Virtanen',
        email: `guest-${n}@example.com`,
        phone: '+358 40 1234567',
        message: `Hello, is a room with a kitchen free for two weeks in February? This is question ${n}.`,
        subscribedToNewsletter: false,
        language: 'en',
        page: 'CONTACT',
        fillMilliseconds: 20_000,
      },
    }),
  },
]
