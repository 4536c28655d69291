/** For a regular expression of the database: the address as it stands in a text, not as a part of a longer one. */
export const addressPattern = (emailLower: string): string =>
  String.raw`(?<![\w.+-])${emailLower.replaceAll(/[^\w@-]/g, String.raw`\$&`)}(?![\w-]|\.\w)`

const referencePattern = (reference: string): string => String.raw`(?<![\w-])${reference}(?![\w-])`

/** For the same: the address, where there is one, or a reference of the messages. */
export const mentionPattern = (emailLower: string | null, references: readonly string[]): string =>
  [...(emailLower ? [addressPattern(emailLower)] : []), ...references.map(referencePattern)].join('|')
