/** "contact_form" is shown as "Contact Form", as every source that a later part may add. */
export const sourceName = (source: string) =>
  source
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
