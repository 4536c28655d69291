import type { ComponentProps } from 'react'
import { PageHead } from '../layout/PageHead.tsx'
import { useText } from './useText.ts'

interface TextHeadProps extends Pick<ComponentProps<typeof PageHead>, 'picture' | 'siteName'> {
  /** What the names of the page's texts begin with. */
  place: string
  /** Where the title is no text of the hotel. */
  title?: string
}

/** The head of a page in the hotel's words. */
export const TextHead = ({ place, title, picture, siteName }: TextHeadProps) => {
  const text = useText()
  return (
    <PageHead
      title={[title ?? text(`${place}-title`), siteName].filter(Boolean).join(' | ')}
      description={text(`${place}-description`)}
      keywords={text(`${place}-keywords`)}
      picture={picture}
      siteName={siteName}
    />
  )
}
