export const inquiryHeading = () => document.querySelector<HTMLElement>('section[aria-label="Inquiry"] h2')

/** Where the control that was used is gone, a keyboard goes on at the name of the open inquiry. */
export const focusInquiry = (): void => {
  const { activeElement, body } = document
  if (activeElement === body || !activeElement) inquiryHeading()?.focus({ preventScroll: true })
}
