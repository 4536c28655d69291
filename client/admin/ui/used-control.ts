/** What a message takes of the window at the bottom, its largest, in pixels. */
const message = { width: 450, height: 160 }

/** The control that was last used in the page, and within the dialog that lies over it; browsers do not focus each. */
const used: { page?: Element; dialog?: Element } = {}

const note = ({ target }: Event) => {
  if (!(target instanceof Element) || target.closest('[data-scope=toast]')) return
  const control = target.closest('a, button, input, select, textarea, [tabindex]') ?? target
  used[control.closest('[role=dialog], [role=alertdialog]') ? 'dialog' : 'page'] = control
}

for (const event of ['pointerdown', 'focusin']) globalThis.document?.addEventListener(event, note)

const isAtBottomEnd = (control: Element | undefined) => {
  // Behind a dialog its opener is still measured: the focus is about to come back to it.
  const box = control?.isConnected ? control.getBoundingClientRect() : undefined
  return Boolean(
    box &&
    box.bottom > innerHeight - message.height &&
    box.top < innerHeight &&
    box.right > document.documentElement.clientWidth - message.width,
  )
}

/** Whether a message at the bottom, at the end of the line, would lie over what somebody is just using. */
export const isUsedAtBottomEnd = (): boolean => isAtBottomEnd(used.page) || isAtBottomEnd(used.dialog)
