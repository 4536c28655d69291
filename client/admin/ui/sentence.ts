/** Ends a text as a sentence. */
export const asSentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)
