import { useState, type ReactNode } from 'react'
import { withMessages } from '#client/i18n/catalogues.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { reloadAfterRelease } from '#client/ui/release.ts'
import { useToast } from '#client/ui/toast/toast-context.ts'
import type { PhotoFragment as Photo } from '../pictures/Photo.generated.ts'

const load = withMessages(['lightbox'], () => import('./Lightbox.tsx'))

type LightboxModule = Awaited<ReturnType<typeof load>>

/**
 * `open(index)` shows the pictures over the page, `lightbox` has to stand somewhere in it.
 * The code comes with the first picture that is opened; `warm` fetches it ahead.
 */
export const useLightbox = (pictures: readonly Photo[]) => {
  const { t } = useLanguage()
  const showToast = useToast()
  const [shown, setShown] = useState<{ index: number; Lightbox: LightboxModule['default'] } | null>(null)

  const open = (index: number) =>
    void load().then(
      ({ default: Lightbox }) => setShown({ index, Lightbox }),
      () => {
        void reloadAfterRelease()
        showToast({ tone: 'problem', title: t('problem.title'), text: t('problem.text') })
      },
    )
  const lightbox: ReactNode = shown && (
    <shown.Lightbox pictures={pictures} index={shown.index} onClose={() => setShown(null)} />
  )
  return { open, lightbox, warm: () => void load().catch(() => undefined) }
}
