import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { useSyncExternalStore } from 'react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { Button } from '#client/ui/Button.tsx'
import { useToast } from '#client/ui/toast/toast-context.ts'
import { withPrefix } from '#client/paths.ts'
import { needsScript } from '#client/ui/needs-script.ts'
import { useSite } from '../site-context.ts'

interface ShareLinkProps extends HTMLChakraProps<'div'> {
  /** What is passed on; read aloud with each button. */
  title: string
  /** An entry of the page; the page itself without one. */
  anchor?: string
}

const neverChanges = () => () => {}

/** False for what the server wrote, and in browsers that share nothing. */
const useCanShare = () =>
  useSyncExternalStore(
    neverChanges,
    () => 'share' in navigator,
    () => false,
  )

/** The ways to pass a page on: what the device has to share with, and its address to copy. */
export const ShareLink = ({ title, anchor, ...props }: ShareLinkProps) => {
  const { t } = useLanguage()
  const { path, prefix } = useSite()
  const showToast = useToast()
  const canShare = useCanShare()
  const address = () => location.origin + withPrefix(path, prefix) + (anchor ? `#${anchor}` : '')
  // Whoever closes the device's own sheet has changed their mind.
  const share = () => void navigator.share({ title, url: address() }).catch(() => undefined)
  const copy = () =>
    void navigator.clipboard.writeText(address()).then(
      () => showToast({ tone: 'success', title: t('share.copied'), text: title }),
      () => showToast({ tone: 'problem', title: t('share.failed'), text: address() }),
    )
  const named = <chakra.span srOnly>: {title}</chakra.span>
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="0.625rem" {...props} css={needsScript}>
      {canShare && (
        <Button type="button" look="outline" size="small" onClick={share}>
          <span>
            {t('share.share')}
            {named}
          </span>
        </Button>
      )}
      <Button type="button" look="outline" size="small" onClick={copy}>
        <span>
          {t('share.copy')}
          {named}
        </span>
      </Button>
    </chakra.div>
  )
}
