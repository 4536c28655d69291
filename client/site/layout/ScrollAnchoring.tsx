import { Component, type ReactNode } from 'react'
import type { Locale } from '#graphql/locales.ts'

interface ScrollAnchoringProps {
  language: Locale | undefined
  children: ReactNode
}

interface Mark {
  element: Element
  top: number
}

/** About as high as the header that stays in view. */
const headerPixels = 96

/** What stands under the header, from the innermost out: the inner ones may be replaced when their words change. */
const readMarks = (): Mark[] => {
  if (window.scrollY === 0) return []
  const marks: Mark[] = []
  for (
    let element = document
      .elementsFromPoint(window.innerWidth / 2, headerPixels)
      .find((found) => found.closest('main'));
    element && element.localName !== 'main';
    element = element.parentElement ?? undefined
  )
    marks.push({ element, top: element.getBoundingClientRect().top })
  return marks
}

/** Sentences are longer in one language than in another: what a guest was looking at stays where it was. */
export class ScrollAnchoring extends Component<ScrollAnchoringProps> {
  override getSnapshotBeforeUpdate({ language }: ScrollAnchoringProps) {
    return language === this.props.language ? [] : readMarks()
  }

  override componentDidUpdate(_before: ScrollAnchoringProps, _state: unknown, marks: Mark[]) {
    const kept = marks.find(({ element }) => element.isConnected)
    if (kept) window.scrollBy({ top: kept.element.getBoundingClientRect().top - kept.top, behavior: 'instant' })
  }

  override render() {
    return this.props.children
  }
}
