const hotelFacts = `# The hotel's facts, in any of the seven languages.
query HotelFacts($locale: Locale!) {
  hotel(locale: $locale) {
    name
    establishedYear
    roomCount
    phone
    address {
      line
    }
    checkInTime
    checkOutTime
    petFeeText
    bookingPage
  }
}
`

const submitInquiry = `# What the contact form sends. Anybody may; a few an hour.
mutation SubmitInquiry($input: SubmitInquiryInput!) {
  submitInquiry(input: $input) {
    id
    reference
    createdAt
  }
}
`

const staffInbox = `# For staff: sign in at /admin first, or send an API key as "x-api-key" under Headers.
query StaffInbox($search: String) {
  inquiries(first: 10, search: $search) {
    totalCount
    nodes {
      reference
      status
      name
      email
      message
      createdAt
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
`

const variables = (value: unknown) => JSON.stringify(value, null, 2)

/** The tabs with which the playground opens. */
export const examples = [
  { query: hotelFacts, variables: variables({ locale: 'en' }) },
  {
    query: submitInquiry,
    variables: variables({
      input: {
        name: 'Aino Virtanen',
        email: 'aino@example.com',
        message: 'Do you have a garden suite for the last week of January?',
        language: 'fi',
        fillMilliseconds: 20_000,
      },
    }),
  },
  { query: staffInbox, variables: variables({ search: null }) },
]
