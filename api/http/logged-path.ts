/** What follows is a secret: whoever has it is let in. */
const secretPart = /(?<=\/(?:your-stay|blog\/preview)\/)[^/]+/

/** The path of an address as a log may have it. */
export const loggedPath = (url: string): string => url.split('?')[0]!.replace(secretPart, '…')
