/** Where no script can answer: it is switched off, or the page is on paper. */
export const withoutScript = '@media (scripting: none), print'

/** Controls that do nothing there are not shown there. */
export const needsScript = { [withoutScript]: { display: 'none' } }
