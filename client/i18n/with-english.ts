/** A language's messages; a key that it lacks gets the English message. */
export const withEnglish = <Message>(english: Record<string, Message>, own: Record<string, Message>) => ({
  ...english,
  ...own,
})
