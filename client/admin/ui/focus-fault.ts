/** Takes the keyboard to the first field that is complained about, once React has shown the complaint. */
export const focusFault = (within: HTMLElement | null) =>
  setTimeout(() => within?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
