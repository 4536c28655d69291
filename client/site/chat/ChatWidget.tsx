import { chakra } from '@chakra-ui/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { withMessages } from '#client/i18n/catalogues.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { ErrorBoundary } from '#client/ui/ErrorBoundary.tsx'
import { reloadAfterRelease } from '#client/ui/release.ts'
import { useToast } from '#client/ui/toast/toast-context.ts'
import { needsScript } from '#client/ui/needs-script.ts'
import { ChatButton } from './ChatButton.tsx'
import type { ChatWidgetFragment } from './ChatWidget.generated.ts'
import { useCoversFocus } from './useCoversFocus.ts'

const load = withMessages(['chat'], () => import('./ChatPanel.tsx'))

type ChatPanel = Awaited<ReturnType<typeof load>>['default']

/**
 * The assistant on every guest page. Only the button comes with the page; the panel comes when somebody reaches for it,
 * and then stays, closed or open, with its conversation while pages change.
 */
export const ChatWidget = ({ hotel }: { hotel: ChatWidgetFragment }) => {
  const { t } = useLanguage()
  const showToast = useToast()
  const [Panel, setPanel] = useState<ChatPanel | null>(null)
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const returnsFocus = useRef(false)
  const givesWay = useCoversFocus(place)

  const open = async () => {
    try {
      const { default: loaded } = await load()
      setPanel(() => loaded)
      setOpen(true)
    } catch {
      void reloadAfterRelease()
      showToast({ tone: 'problem', title: t('chat.title'), text: t('chat.failed', { phone: hotel.phone }) })
    }
  }

  const close = useCallback((returnFocus: boolean) => {
    returnsFocus.current = returnFocus
    setOpen(false)
  }, [])

  useEffect(() => {
    if (!isOpen && returnsFocus.current) button.current?.focus({ preventScroll: true })
    returnsFocus.current = false
  }, [isOpen])

  return (
    <>
      <chakra.aside
        ref={place}
        aria-label={t('chat.title')}
        position="fixed"
        zIndex="10"
        // In narrow windows it stands in the bar at their foot, in wide ones in the margin beside the page's column.
        right={{
          base: 'calc(1.25rem + env(safe-area-inset-right))',
          xl: 'clamp(0.25rem, calc(50% - {sizes.page} / 2 - 2.25rem), 1.25rem)',
        }}
        bottom={{ base: 'calc(0.5rem + env(safe-area-inset-bottom))', xl: '1.25rem' }}
        width={{ base: '3rem', xl: 'clamp(2.5rem, calc(50% - {sizes.page} / 2 + 1.5rem), 3.75rem)' }}
        aspectRatio="1"
        pointerEvents="none"
        css={needsScript}
      >
        <ChatButton
          ref={button}
          isAway={isOpen || givesWay}
          isOpen={isOpen}
          onClick={() => void open()}
          onWish={() => void load().catch(() => undefined)}
        />
      </chakra.aside>
      {Panel && (
        <ErrorBoundary resetKey={String(isOpen)} fallback={() => null}>
          <Panel hotel={hotel} isOpen={isOpen} onClose={close} />
        </ErrorBoundary>
      )}
    </>
  )
}
