import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { ErrorBoundary } from '#client/ui/ErrorBoundary.tsx'
import { ToastProvider } from '#client/ui/toast/ToastProvider.tsx'
import { ChatWidget } from '../chat/ChatWidget.tsx'
import { BottomBar } from './BottomBar.tsx'
import { PageProblem } from './PageProblem.tsx'
import { PageProgress } from './PageProgress.tsx'
import { useSiteFrameQuery } from './SiteFrame.generated.ts'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'
import { SkipLink } from './SkipLink.tsx'
import { useFocusOnNavigation } from './useFocusOnNavigation.ts'
import { useSite } from '../site-context.ts'
import { Texts } from '../texts/Texts.tsx'
import { PhoneContext } from '../texts/phone-context.ts'

/** What every guest page stands in; it stays while pages change inside it. */
export const SiteFrame = ({ children }: { children: ReactNode }) => {
  const { language, t } = useLanguage()
  const { path } = useSite()
  const { hotel, texts, homeRooms, homeRoomPictures } = useSiteFrameQuery({ locale: language })
  const main = useFocusOnNavigation()

  return (
    <Texts texts={texts}>
      <PhoneContext value={hotel}>
        <ToastProvider closeLabel={t('toast.close')}>
          <SkipLink />
          <PageProgress />
          <SiteHeader hotel={hotel} />
          <chakra.main id="content" ref={main} tabIndex={-1} flex="1 0 auto">
            <ErrorBoundary resetKey={path} fallback={(retry, error) => <PageProblem error={error} onRetry={retry} />}>
              {children}
            </ErrorBoundary>
          </chakra.main>
          <SiteFooter hotel={hotel} showsRooms={homeRooms.length + homeRoomPictures.length > 0} />
          <BottomBar hotel={hotel} />
          <ChatWidget hotel={hotel} />
        </ToastProvider>
      </PhoneContext>
    </Texts>
  )
}
