import { Badge, Box, Heading, Stack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { mailKinds } from '../mail/labels.ts'
import { statusNames } from '../subscribers/statuses.ts'
import { formatInstant } from '../ui/time.ts'
import type { GuestRecordsFragment } from './GuestRecords.generated.ts'
import { placeName } from './labels.ts'

interface Entry {
  key: string
  text: ReactNode
  at?: string | null
}

const Section = ({ title, entries }: { title: string; entries: readonly Entry[] }) =>
  entries.length > 0 && (
    <Box as="section" aria-label={title}>
      <Heading as="h3" textStyle="cardTitle" mb="3">
        {title}
      </Heading>
      <Stack as="ul" listStyleType="none" gap="3" textStyle="sm" aria-label={title}>
        {entries.map(({ key, text, at }) => (
          <Box as="li" key={key} overflowWrap="anywhere" whiteSpace="pre-wrap">
            {text}
            {at && (
              <Text as="span" color="fg.muted">
                {' '}
                · {formatInstant(at)}
              </Text>
            )}
          </Box>
        ))}
      </Stack>
    </Box>
  )

const filled = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(', ')

/** The records themselves; what has only a number stands above them. */
export const RecordSections = ({ data }: { data: GuestRecordsFragment }) => {
  const { subscriber } = data
  return (
    <Stack gap="7">
      <Section
        title="Messages to the front desk"
        entries={data.inquiries.map(({ id, reference, name, email, phone, message, createdAt }) => ({
          key: id,
          text: `${reference}, ${filled(name, email, phone)}\n${message}`,
          at: createdAt,
        }))}
      />
      <Section
        title="Mailing list"
        entries={[
          ...(subscriber
            ? [
                {
                  key: subscriber.id,
                  text: (
                    <>
                      {filled(subscriber.name, subscriber.email, subscriber.phone)}{' '}
                      <Badge colorPalette={statusNames[subscriber.status].palette}>
                        {statusNames[subscriber.status].label}
                      </Badge>
                    </>
                  ),
                  at: subscriber.subscribedAt,
                },
              ]
            : []),
          ...data.listChanges.map(({ id, status, way, reason, createdAt }) => ({
            key: id,
            text: `${statusNames[status].label}, by ${way}${reason ? `: ${reason}` : ''}`,
            at: createdAt,
          })),
        ]}
      />
      <Section
        title="Coupons"
        entries={data.coupons.map(({ id, code, percent, state, bookingRef, issuedAt, redeemedAt }) => ({
          key: id,
          text: filled(code, `${percent}%`, state.toLowerCase(), bookingRef && `booking ${bookingRef}`),
          at: redeemedAt ?? issuedAt,
        }))}
      />
      <Section
        title="Mails"
        entries={data.mails.map(({ id, kind, subject, createdAt }) => ({
          key: id,
          text: `${subject} (${mailKinds[kind]})`,
          at: createdAt,
        }))}
      />
      <Section
        title="Campaigns"
        entries={data.campaigns.map(({ subject, state, sentAt }, place) => ({
          key: String(place),
          text: `${subject}, ${state.toLowerCase()}`,
          at: sentAt,
        }))}
      />
      <Section
        title="Questions to the assistant"
        entries={data.chatQuestions.map(({ id, question, createdAt }) => ({ key: id, text: question, at: createdAt }))}
      />
      <Section
        title="Other texts that name this guest"
        entries={data.mentions.map(({ place, text }, at) => ({
          key: String(at),
          text: `${placeName(place)}: ${text}`,
        }))}
      />
    </Stack>
  )
}
