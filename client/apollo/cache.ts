import { InMemoryCache } from '@apollo/client'
import { relayStylePagination } from '@apollo/client/utilities'

/** Types whose texts differ by language though their ids do not: kept under the field that was asked for a language. */
const localisedTypes = [
  'DayTrip',
  'DriveAttraction',
  'FaqCategory',
  'FaqEntry',
  'GettingAround',
  'Picture',
  'Place',
  'Restaurant',
  'Review',
  'RoomBlock',
  'WalkingAttraction',
]

/** The one place that knows how answers are kept. Lists that page keep one list per set of filters. */
export const createApolloCache = () =>
  new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          inquiries: relayStylePagination(['status', 'search', 'assigneeId']),
          subscribers: relayStylePagination(['search']),
          chatQuestions: relayStylePagination(['answered', 'helpful']),
          campaigns: relayStylePagination(['state']),
          couponEvents: relayStylePagination(),
          auditEntries: relayStylePagination(['action', 'actorId', 'since', 'until']),
          outboxMails: relayStylePagination(['kind', 'state', 'search']),
          blogEntries: relayStylePagination(['status', 'language', 'search']),
          syncRuns: relayStylePagination(),
          webhookDeliveries: relayStylePagination(['webhookId']),
          // A record that a list has brought is there at once; only an answered null stays null.
          inquiry: {
            read: (known, { args, toReference }) =>
              known === undefined ? toReference({ __typename: 'Inquiry', id: args?.['id'] as string }) : known,
          },
        },
      },
      Campaign: { fields: { recipients: relayStylePagination(['state']) } },
      // There is one mailing list and one way to send mail: their facts stay under the field that was asked.
      SubscriberStats: { keyFields: false, merge: true },
      MailStatus: { keyFields: false, merge: true },
      CampaignCounts: { keyFields: false, merge: true },
      // One hotel per language, kept under its field: parts of a page ask for different facts of it.
      // One user shows several pictures.
      PictureUse: { keyFields: false },
      LinkUse: { keyFields: false },
      OutsideLink: { keyFields: ['url'] },
      Hotel: { keyFields: false, merge: true },
      PostalAddress: { keyFields: false, merge: true },
      Offers: { keyFields: false, merge: true },
      TravelTimes: { keyFields: false, merge: true },
      GeoPosition: { keyFields: false, merge: true },
      BookingWidget: { keyFields: false, merge: true },
      OutsideCall: { keyFields: ['service'] },
      JobQueue: { keyFields: ['name'] },
      // In another language it is another text.
      Text: { keyFields: ['id', 'language'] },
      ...Object.fromEntries(localisedTypes.map((type) => [type, { keyFields: false as const }])),
    },
  })
