import { Badge, Box, chakra, Flex, Stack, Text } from '@chakra-ui/react'
import { useSearchParams } from 'react-router-dom'
import { ListSheet } from '../ui/ListSheet.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Panel } from '../ui/Panel.tsx'
import { SearchBox } from '../ui/SearchBox.tsx'
import { formatNumber } from '../ui/number.ts'
import { formatInstant } from '../ui/time.ts'
import { usePagedList } from '../ui/usePagedList.ts'
import { mailKinds, mailStates } from './labels.ts'
import { MailDialog } from './MailDialog.tsx'
import { useMailNoticeQuery, type MailStatusPartsFragment } from './MailNotice.generated.ts'
import { PostalAddress } from './PostalAddress.tsx'
import { useOutboxTabQuery, type OutboxRowFragment } from './OutboxTab.generated.ts'

const Opener = chakra('button', {
  base: {
    display: 'block',
    width: 'full',
    textAlign: 'start',
    cursor: 'pointer',
    py: '4',
    px: { base: '2', md: '3' },
    borderTopWidth: '1px',
    borderColor: 'border.muted',
    _hover: { bg: 'bg.subtle' },
    _focusVisible: { outline: '2px solid', outlineColor: 'coral.focusRing', outlineOffset: '-3px' },
  },
})

const Row = ({ mail, onOpen }: { mail: OutboxRowFragment; onOpen: () => void }) => (
  <Opener type="button" aria-haspopup="dialog" onClick={onOpen}>
    <Flex justify="space-between" gap="3" align="flex-start">
      <Text as="span" lang={mail.language} fontWeight="semibold" overflowWrap="anywhere">
        {mail.subject}
      </Text>
      <Badge colorPalette={mailStates[mail.state].palette} flexShrink="0">
        {mailStates[mail.state].label}
      </Badge>
    </Flex>
    <Text as="span" display="block" color="fg.muted" textStyle="sm" mt="1" overflowWrap="anywhere">
      {[mail.toAddress, mailKinds[mail.kind], formatInstant(mail.createdAt), mail.lastError]
        .filter(Boolean)
        .join(' · ')}
    </Text>
  </Opener>
)

const ModeNotice = ({ status }: { status: MailStatusPartsFragment }) => {
  const { mode, from, perMinute, delayed, failed } = status
  if (mode === 'OUTBOX')
    return (
      <Notice tone="info">
        <strong>Outbox mode: nothing leaves this server.</strong> Each mail is kept here as it would look, and can be
        downloaded.
      </Notice>
    )
  if (delayed > 0 || failed > 0)
    return (
      <Notice tone="warning">
        Mails that the mail server has not taken: {formatNumber(delayed)} {delayed === 1 ? 'waits' : 'wait'} for the
        next try, {formatNumber(failed)} {failed === 1 ? 'was' : 'were'} given up in the last 7 days. What it said
        stands with each of them.
      </Notice>
    )
  return (
    <Notice tone="success">
      Mails leave through the mail server as {from}, at most {formatNumber(perMinute)} of a campaign in a minute.
    </Notice>
  )
}

/** Every mail that was written, as it looks and how far it is. */
export const OutboxTab = () => {
  const [query, setQuery] = useSearchParams()
  const search = (query.get('q') ?? '').slice(0, 100)
  const status = useMailNoticeQuery().data?.mailStatus
  const result = useOutboxTabQuery({
    variables: { first: 25, search: search || null },
  })
  const list = usePagedList(result, (data) => data.outboxMails, search)
  const go = (q: string, mail: string | null) =>
    setQuery({ tab: 'outbox', ...(q && { q }), ...(mail && { mail }) }, { replace: true })

  return (
    <Stack gap="6">
      {status && <ModeNotice status={status} />}
      {status && <PostalAddress status={status} />}
      <Panel
        title="Outbox"
        action={
          <SearchBox
            label="Search by address or subject"
            value={search}
            onChange={(value) => go(value, null)}
            width={{ base: 'full', md: '20rem' }}
          />
        }
      >
        <ListSheet list={list} what="mails" empty={search ? 'No mails match your search.' : 'No mails yet.'}>
          {(mails) => (
            <Box as="ul" listStyleType="none" aria-label="Mails, the newest first" mx={{ base: '-2', md: '-3' }}>
              {mails.map((mail) => (
                <li key={mail.id}>
                  <Row mail={mail} onOpen={() => go(search, mail.id)} />
                </li>
              ))}
            </Box>
          )}
        </ListSheet>
      </Panel>
      <MailDialog id={query.get('mail')} onClose={() => go(search, null)} />
    </Stack>
  )
}
