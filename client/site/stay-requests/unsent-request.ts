/** Under which name the tab keeps what is typed in the form that asks for a stay, until the page of the request is there. */
export const unsentRequest = 'stay-request-unsent'
