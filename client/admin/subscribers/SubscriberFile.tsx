import { Badge, Box, Heading, Stack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useViewer } from '../frame/viewer.tsx'
import { languages } from '../inquiries/labels.ts'
import { FactColumns } from '../ui/FactColumns.tsx'
import { formatInstant } from '../ui/time.ts'
import { sourceName } from './sources.ts'
import { statusNames } from './statuses.ts'
import type { SubscriberFilePartsFragment } from './SubscriberDialog.generated.ts'
import { SubscriberActions } from './SubscriberActions.tsx'

interface SubscriberFileProps {
  file: SubscriberFilePartsFragment
  onChanged: () => void
  onErased: () => void
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box as="section">
    <Heading as="h3" textStyle="cardTitle" mb="3">
      {title}
    </Heading>
    {children}
  </Box>
)

const Entries = ({ of, entries }: { of: string; entries: { key: string; text: string; at: string | null }[] }) => (
  <Stack as="ul" listStyleType="none" gap="2" textStyle="sm" aria-label={of}>
    {entries.map(({ key, text, at }) => (
      <Box as="li" key={key} overflowWrap="anywhere">
        {text}
        <Text as="span" color="fg.muted">
          {' '}
          · {at ? formatInstant(at) : 'not sent yet'}
        </Text>
      </Box>
    ))}
  </Stack>
)

/** When, where and under which words the person agreed: the proof that a mail may be sent. */
const consentOf = ({ subscriber }: SubscriberFilePartsFragment): [string, ReactNode][] => {
  const at = (instant: string | null | undefined) => (instant ? formatInstant(instant) : null)
  const { status, language, unsubscribedBy } = subscriber
  return [
    [
      'Status',
      <Badge key="status" colorPalette={statusNames[status].palette}>
        {statusNames[status].label}
      </Badge>,
    ],
    ['Email', subscriber.email],
    ['Phone', subscriber.phone],
    ['Language', languages[language].name],
    ['Joined', `${formatInstant(subscriber.subscribedAt)}, ${sourceName(subscriber.source)}`],
    ['Agreed', at(subscriber.consentAt) ?? 'not recorded'],
    ['Consent text', subscriber.consentTextId ?? 'not recorded'],
    ['Confirmed', at(subscriber.confirmedAt)],
    ['Left', at(subscriber.unsubscribedAt)],
    ['Left by', unsubscribedBy && sourceName(unsubscribedBy.replaceAll('-', '_'))],
  ]
}

/** What the hotel keeps about a person on the mailing list. */
export const SubscriberFile = ({ file, onChanged, onErased }: SubscriberFileProps) => {
  const { can } = useViewer()
  const { events, coupons, mails, inquiries = [] } = file
  return (
    <Stack gap="7">
      <Section title="Consent">
        <FactColumns facts={consentOf(file)} />
      </Section>
      {events.length > 0 && (
        <Section title="Changes">
          <Entries
            of="Changes of the status"
            entries={events.map(({ id, status, way, reason, createdAt }) => ({
              key: id,
              text: `${statusNames[status].label}, by ${way}${reason ? `: ${reason}` : ''}`,
              at: createdAt,
            }))}
          />
        </Section>
      )}
      {coupons.length > 0 && (
        <Section title="Coupons">
          <Entries
            of="Coupons"
            entries={coupons.map(({ id, code, percent, state, redeemedAt, issuedAt }) => ({
              key: id,
              text: `${code}, ${percent}%, ${state.toLowerCase()}`,
              at: redeemedAt ?? issuedAt,
            }))}
          />
        </Section>
      )}
      {mails.length > 0 && (
        <Section title="Mails">
          <Entries
            of="Mails"
            entries={mails.map(({ subject, sentAt }, place) => ({
              key: String(place),
              text: subject,
              at: sentAt ?? null,
            }))}
          />
        </Section>
      )}
      {inquiries.length > 0 && (
        <Section title="Messages to the front desk">
          <Entries
            of="Messages to the front desk"
            entries={inquiries.map(({ reference, message, createdAt }) => ({
              key: reference,
              text: `${reference}: ${message}`,
              at: createdAt,
            }))}
          />
        </Section>
      )}
      {!can('inquiries:read') && (
        <Section title="Messages to the front desk">
          <Text color="fg.muted" textStyle="sm">
            Neither shown here nor part of the copy: only those who may read inquiries see them.
          </Text>
        </Section>
      )}
      <SubscriberActions file={file} canChange={can('subscribers:write')} onChanged={onChanged} onErased={onErased} />
    </Stack>
  )
}
