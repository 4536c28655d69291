import { InMemoryCache, type TypePolicy } from '@apollo/client'
import { relayStylePagination } from '@apollo/client/utilities'

/**
 * A record whose texts are in the language that was asked for: in another it is another record. The language is the variable
 * `$locale` of the document, not the record's own `language`: what falls back to English still leads to parts that do not.
 */
const localised = (...words: string[]): TypePolicy => ({
  keyFields: ['id', 'locale', ...words],
  fields: { locale: (asked: unknown, { variables }) => asked ?? variables?.['locale'] },
})

const localisedTypes = [
  'DayTrip',
  'DriveAttraction',
  'FaqCategory',
  'FaqEntry',
  'GettingAround',
  'NoticeSection',
  'Offer',
  'Place',
  'Policy',
  'Restaurant',
  'Review',
  'RoomBlock',
  'Text',
  'WalkingAttraction',
]

const paging = ['first', 'after', 'last', 'before']

/** One list for each set of filters, whatever filters there are. */
const pagedList = relayStylePagination((args) =>
  Object.keys(args ?? {})
    .filter((name) => !paging.includes(name))
    .toSorted(),
)

/** The one place that knows how answers are kept. */
export const createApolloCache = () =>
  new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          inquiries: pagedList,
          subscribers: pagedList,
          chatQuestions: pagedList,
          campaigns: pagedList,
          couponEvents: pagedList,
          auditEntries: pagedList,
          outboxMails: pagedList,
          blogEntries: pagedList,
          syncRuns: pagedList,
          webhookDeliveries: pagedList,
          // A record that a list has brought is there at once; only an answered null stays null.
          inquiry: {
            read: (known, { args, toReference }) =>
              known === undefined ? toReference({ __typename: 'Inquiry', id: args?.['id'] as string }) : known,
          },
        },
      },
      Campaign: { fields: { recipients: pagedList } },
      // There is one mailing list and one way to send mail: their facts stay under the field that was asked.
      SubscriberStats: { keyFields: false, merge: true },
      MailStatus: { keyFields: false, merge: true },
      CampaignCounts: { keyFields: false, merge: true },
      // One user shows several pictures.
      PictureUse: { keyFields: ['id', 'picture'] },
      // The one hotel’s facts are values under the field with its language: parts of a page ask for different ones.
      Hotel: { keyFields: false, merge: true },
      PostalAddress: { keyFields: false, merge: true },
      Offers: { keyFields: false, merge: true },
      TravelTimes: { keyFields: false, merge: true },
      GeoPosition: { keyFields: false, merge: true },
      BookingWidget: { keyFields: false, merge: true },
      OutsideLink: { keyFields: ['url'] },
      PlanRoom: { keyFields: ['roomNumber'] },
      OutsideCall: { keyFields: ['service'] },
      JobQueue: { keyFields: ['name'] },
      ...Object.fromEntries(localisedTypes.map((type) => [type, localised()])),
      // Posts and room types show a picture of the library with words of their own.
      Picture: localised('alt'),
    },
  })
