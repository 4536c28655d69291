import { useReactiveVar } from '@apollo/client/react'
import { Stack, Switch, Text } from '@chakra-ui/react'
import { useViewer } from '../frame/viewer.tsx'
import { ring, soundOn, turnSound } from '../live/sound.ts'
import { failureOf } from '../ui/failure.ts'
import { Panel } from '../ui/Panel.tsx'
import { notify } from '../ui/toasts.tsx'
import { useUpdateDeskSettingsMutation } from './DeskSettings.generated.ts'

interface SettingProps {
  label: string
  help: string
  checked: boolean
  onChange: (checked: boolean) => void
}

const Setting = ({ label, help, checked, onChange }: SettingProps) => (
  <div>
    <Switch.Root checked={checked} onCheckedChange={(change) => onChange(change.checked)} colorPalette="sea">
      <Switch.HiddenInput />
      <Switch.Control>
        <Switch.Thumb />
      </Switch.Control>
      <Switch.Label>{label}</Switch.Label>
    </Switch.Root>
    <Text textStyle="sm" color="fg.muted" mt="1">
      {help}
    </Text>
  </div>
)

/** How one likes this page: as the first of the desk, and as a mail. */
export const DeskSettings = () => {
  const { can, deskSettings, email } = useViewer()
  const sound = useReactiveVar(soundOn)
  const [update] = useUpdateDeskSettingsMutation()
  if (!deskSettings) return null
  const { id, mailsLeave, morningMail, startsWithToday } = deskSettings
  const change = async (input: { startsWithToday?: boolean; morningMail?: boolean }) => {
    try {
      await update({
        variables: { input },
        optimisticResponse: {
          updateDeskSettings: { __typename: 'DeskSettings', id, mailsLeave, morningMail, startsWithToday, ...input },
        } as never,
      })
    } catch (error) {
      notify({ tone: 'error', title: 'This was not changed', description: failureOf(error).message })
    }
  }
  return (
    <Panel title="This page">
      <Stack gap="5">
        <Setting
          label="Send it to me at 7 AM"
          help={
            mailsLeave
              ? `To ${email}, by the hotel’s clock, every day. Guests stand in it by reference, not by name.`
              : 'No mail leaves yet: an owner enters the mail server under Connections. It begins the morning after.'
          }
          checked={morningMail}
          onChange={(checked) => void change({ morningMail: checked })}
        />
        {can('inquiries:read') && (
          <Setting
            label="Let me hear new inquiries"
            help="One soft tone when an inquiry comes, in this browser only, while the desk is open in it."
            checked={sound}
            onChange={(checked) => {
              turnSound(checked)
              if (checked) ring()
            }}
          />
        )}
        {can('seo:read') && (
          <Setting
            label="Open the desk with Today"
            help="Otherwise it opens with SEO & Search."
            checked={startsWithToday}
            onChange={(checked) => void change({ startsWithToday: checked })}
          />
        )}
      </Stack>
    </Panel>
  )
}
