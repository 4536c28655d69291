/** Marks buttons with which a person goes on after a draft: the one that asked for it is gone then. */
export const afterDraft = { 'data-after-draft': true }

/** Unless somebody is at work elsewhere. A failure, with the button to try again, stands below the rest. */
export const focusAfterDraft = (within: HTMLElement | null): void => {
  if (document.activeElement !== document.body) return
  const buttons = within?.querySelectorAll<HTMLElement>('[data-after-draft]') ?? []
  Array.from(buttons).at(-1)?.focus()
}
