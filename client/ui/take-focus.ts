/** As the `ref` of what appears: has the focus from the first moment. `autoFocus` does so for fields and for the server's pages alone. */
export const takeFocus = (element: HTMLElement | null) => element?.focus()
