import { useState, type ReactNode } from 'react'
import { withMessages } from '#client/i18n/catalogues.ts'
import type { Photo } from './photo.ts'

const load = withMessages(['lightbox'], () => import('./Lightbox.tsx'))

type LightboxModule = Awaited<ReturnType<typeof load>>

/**
 * `open(index)` shows the pictures over the page, `lightbox` has to stand somewhere in it.
 * The code comes with the first picture that is opened; `warm` fetches it ahead.
 */
export const useLightbox = (pictures: readonly Photo[]) => {
  const [shown, setShown] = useState<{ index: number; Lightbox: LightboxModule['default'] } | null>(null)

  // If the code cannot be had, the page stays as it is and the next press tries again.
  const open = (index: number) =>
    void load().then(
      ({ default: Lightbox }) => setShown({ index, Lightbox }),
      () => undefined,
    )
  const lightbox: ReactNode = shown && (
    <shown.Lightbox pictures={pictures} index={shown.index} onClose={() => setShown(null)} />
  )
  return { open, lightbox, warm: () => void load().catch(() => undefined) }
}
