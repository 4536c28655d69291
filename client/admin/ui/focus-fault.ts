/** Takes the keyboard to the first field that is complained about, once React has shown the complaint. */
export const focusFault = (form: HTMLFormElement | null) =>
  setTimeout(() => form?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
