/** What a message takes of the window at the bottom, its largest, above the bar of a narrow window, in pixels. */
const message = { width: 450, height: 220 }

interface Used {
  control: Element
  /** Where it stood when it was used. */
  place: DOMRect
}

/** The control that was last used in the page, and within the dialog that lies over it; browsers do not focus each. */
const used: { page?: Used; dialog?: Used } = {}

const note = ({ target }: Event) => {
  if (!(target instanceof Element) || target.closest('[data-scope=toast]')) return
  const control = target.closest('a, button, input, select, textarea, [tabindex]') ?? target
  used[control.closest('[role=dialog], [role=alertdialog]') ? 'dialog' : 'page'] = {
    control,
    place: control.getBoundingClientRect(),
  }
}

for (const event of ['pointerdown', 'focusin']) globalThis.document?.addEventListener(event, note)

const isAtBottomEnd = (box: DOMRect | undefined) =>
  Boolean(
    box &&
    box.bottom > innerHeight - message.height &&
    box.top < innerHeight &&
    box.right > document.documentElement.clientWidth - message.width,
  )

/** Where the control is now; undefined once it is gone. */
const placeOf = (one: Used | undefined) => (one?.control.isConnected ? one.control.getBoundingClientRect() : undefined)

/** Whether a message at the bottom, at the end of the line, would lie over what somebody is just using. */
export const isUsedAtBottomEnd = (): boolean =>
  // A button that did its work may be gone, and what undoes it stand in its place. Behind a dialog its opener is still
  // measured: the focus is about to come back to it.
  isAtBottomEnd(placeOf(used.page) ?? used.page?.place) || isAtBottomEnd(placeOf(used.dialog))
