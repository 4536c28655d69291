/** Marks the button with which a person goes on after a draft: the one that asked for it is gone then. */
export const afterDraft = { 'data-after-draft': true }

export const focusAfterDraft = (within: HTMLElement | null): void => {
  if (document.activeElement === document.body) within?.querySelector<HTMLElement>('[data-after-draft]')?.focus()
}
