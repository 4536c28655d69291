import { isEnumType, type GraphQLSchema } from 'graphql'
import { webhookData } from '#graphql/webhook-bodies.ts'
import { enumName } from '#graphql/enum-name.ts'
import type { JsonSchema } from '../describe-route.ts'
import { schemaOfRules } from './bounds.ts'
import type { Components } from './components.ts'
import { webhookTag } from './tags.ts'

/** https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md */
const headers = [
  ['webhook-id', 'The same for every try and replay of one event: what was received once need not be done again.'],
  [
    'webhook-timestamp',
    'When this try was signed, in seconds since 1970. One that is minutes old may be a replay by others.',
  ],
  [
    'webhook-signature',
    'Signatures over id, timestamp and body, separated by blanks: one for each secret that counts.',
  ],
].map(([name, description]) => ({ name, in: 'header', required: true, description, schema: { type: 'string' } }))

const bodyOf = (event: string, data: JsonSchema): JsonSchema => ({
  type: 'object',
  required: ['type', 'timestamp', 'data'],
  properties: {
    type: { type: 'string', const: event, description: 'What has happened' },
    timestamp: { type: 'string', format: 'date-time', description: 'When it happened' },
    data,
  },
})

const answers = {
  200: { description: 'Any status from 200 to 299: it was taken.' },
  default: {
    description: 'Everything else, or no answer within ten seconds: it is sent again, six times in a day and a half.',
  },
}

/** `inquiry.created` as `InquiryCreated`, a name of a schema. */
const formName = (event: string): string =>
  event
    .split('.')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('')

/** What integrators are sent, by event: https://spec.openapis.org/oas/v3.1.1#fixed-fields (webhooks). */
export const describeWebhooks = (schema: GraphQLSchema, { refer }: Components) => {
  const events = schema.getType('WebhookEvent')
  if (!isEnumType(events)) throw new Error('The schema has no enum WebhookEvent')
  return Object.fromEntries(
    Object.entries(webhookData).map(([event, data]) => {
      const { description } = events.getValue(enumName(event))!
      const { $schema: _dialect, ...form } = schemaOfRules(data)
      return [
        event,
        {
          post: {
            operationId: `told${formName(event)}`,
            tags: [webhookTag.name],
            summary: event,
            description: description!,
            // By its signature the receiver knows who posts.
            security: [],
            parameters: headers,
            requestBody: {
              required: true,
              content: {
                'application/json': { schema: refer(`${formName(event)}Event`, () => bodyOf(event, form)) },
              },
            },
            responses: answers,
          },
        },
      ]
    }),
  )
}
