/** What a mail program makes a link of: an address with its protocol or www, or the bare name of a site; written as one or not. */
const link = /https?:|www[.。．｡]|[\p{L}\d-][.。．｡]\p{L}{2,}/iu

/**
 * Whether a text would lead its reader somewhere. Whoever fills in a form names the mailbox to which it is answered: what
 * carries a link is not repeated there, or the hotel's own mail would bring a stranger's link to anybody.
 */
export const carriesLink = (text: string): boolean => link.test(text)
