import { Box, Skeleton, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { useViewer } from '../frame/viewer.tsx'
import { useListChanges } from '../live/useListChanges.ts'
import { Button } from '../ui/Button.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { failureOf } from '../ui/failure.ts'
import { PersonAddIcon } from '../ui/icons.tsx'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { Panel } from '../ui/Panel.tsx'
import { formatClock } from '../ui/time.ts'
import { notify } from '../ui/toasts.tsx'
import { usePreviousData } from '../ui/usePreviousData.ts'
import { InviteDialog } from './InviteDialog.tsx'
import { StaffRow } from './StaffRow.tsx'
import { useStaffTabQuery, type StaffRowFragment } from './StaffTab.generated.ts'
import { useRemoveStaff } from './useRemoveStaff.ts'

/** Who may sign in. Owners manage the list; everybody else reads it. */
const StaffTab = () => {
  const { can } = useViewer()
  const result = useStaffTabQuery()
  useListChanges(['StaffMember'], result)
  const { data, loadedAt } = usePreviousData(result)
  const [inviting, setInviting] = useState(false)
  const [leaving, setLeaving] = useState<StaffRowFragment | null>(null)
  const remove = useRemoveStaff()
  const manages = can('staff:manage')

  const confirmRemoval = async () => {
    if (!leaving) return
    await remove(leaving.id)
    notify({ tone: 'success', title: `${leaving.name} was removed` })
  }
  return (
    <Panel
      title="Staff"
      description={
        manages ? 'People who can sign in, and what they may do.' : 'People who can sign in. Owners change this list.'
      }
      action={
        manages && (
          <Button variant="solid" colorPalette="coral" onClick={() => setInviting(true)}>
            <PersonAddIcon />
            Invite somebody
          </Button>
        )
      }
    >
      <Stack gap="4">
        {result.error && (
          <LoadFailure
            what={data ? `staff (shown from ${formatClock(loadedAt)})` : 'staff'}
            failure={failureOf(result.error)}
            onRetry={() => void result.refetch().catch(() => undefined)}
            retrying={result.loading}
          />
        )}
        {!data && !result.error && <Skeleton height="40" borderRadius="l3" />}
        {data && (
          <Box as="ul" listStyleType="none" aria-label="Staff">
            {data.staff.map((person) => (
              <StaffRow key={person.id} person={person} manages={manages} onRemove={() => setLeaving(person)} />
            ))}
          </Box>
        )}
      </Stack>
      <InviteDialog open={inviting} onClose={() => setInviting(false)} />
      <ConfirmDialog
        open={Boolean(leaving)}
        title={`Remove ${leaving?.name ?? ''}?`}
        description="The account, its sessions and its API keys end at once; take a key over first if its program is to go on. Inquiries keep what was done, without the name."
        confirm="Remove account"
        onConfirm={confirmRemoval}
        onClose={() => setLeaving(null)}
      />
    </Panel>
  )
}

export default StaffTab
