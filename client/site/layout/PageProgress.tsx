import { chakra } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useAskedPath } from '#client/asked-path.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'

/** What comes sooner needs no word. */
const patienceMs = 200

/** Whether another page has been asked for a while ago, and is not here yet. */
const usePageAwaited = () => {
  const { pathname } = useLocation()
  const isAwaited = (useAskedPath() ?? pathname) !== pathname
  const [isLate, setIsLate] = useState(false)

  useEffect(() => {
    if (!isAwaited) return undefined
    const timer = setTimeout(() => setIsLate(true), patienceMs)
    return () => {
      clearTimeout(timer)
      setIsLate(false)
    }
  }, [isAwaited])
  return isAwaited && isLate
}

/** Says that another page is on its way, by a thin line above everything and aloud. */
export const PageProgress = () => {
  const { t } = useLanguage()
  const isAwaited = usePageAwaited()
  return (
    <chakra.div role="status">
      {isAwaited && (
        <>
          <chakra.span srOnly>{t('nav.loading')}</chakra.span>
          <chakra.div
            data-page-progress
            position="fixed"
            zIndex="toast"
            top="0"
            insetInline="0"
            height="4px"
            background="coral"
            transformOrigin="left"
            // It slows down, since nobody knows how long it takes.
            animation="fill 10s cubic-bezier(0, 0.9, 0.2, 1) both"
            _highContrast={{ background: 'Highlight' }}
          />
        </>
      )}
    </chakra.div>
  )
}
