import { Box } from '@chakra-ui/react'
import { useViewer } from '../../frame/viewer.tsx'
import { Button } from '../../ui/Button.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { usePolling } from '../../ui/usePolling.ts'
import type { EntryForm } from '../useEntryForm.ts'
import { LinkAddress } from './LinkAddress.tsx'
import { useContentLinksQuery } from './LinksPanel.generated.ts'
import { useLinkActions } from './useLinkActions.ts'

const lookEveryMs = 2_000

interface LinksPanelProps {
  id: string
  form: EntryForm
  mayChange: boolean
}

/** The addresses of other websites in a record, as they were found; nothing for a record without. */
export const LinksPanel = ({ id, form, mayChange }: LinksPanelProps) => {
  const { can } = useViewer()
  const { check, isChecking } = useLinkActions()
  const { data, previousData, refetch } = useContentLinksQuery({ variables: { id } })
  const links = (data ?? previousData)?.contentLinks ?? []
  const isWaiting = links.some(({ state }) => state === 'UNCHECKED')
  usePolling(() => void refetch().catch(() => undefined), isWaiting ? lookEveryMs : null)
  if (links.length === 0) return null
  /** The fields that hold nothing but an address. */
  const fieldsOf = (url: string) => Object.keys(form.values).filter((name) => form.values[name] === url)
  return (
    <Panel title="Links" description="Where the addresses lead: looked at when it is saved, and once a week.">
      <Box as="ul" listStyleType="none" aria-label="Links">
        {links.map((link) => (
          <LinkAddress key={link.url} link={link}>
            {can('content:write') && (
              <>
                {mayChange && link.movedTo && fieldsOf(link.url).length > 0 && (
                  <Button
                    size="xs"
                    onClick={() => {
                      for (const name of fieldsOf(link.url)) form.set(name, link.movedTo!)
                    }}
                  >
                    Take the new address
                  </Button>
                )}
                <Button size="xs" disabled={isChecking} onClick={() => void check(link.url)}>
                  Look again
                </Button>
              </>
            )}
          </LinkAddress>
        ))}
      </Box>
    </Panel>
  )
}
