/** For a regular expression of the database: the address as it stands in a text, not as a part of a longer one. */
export const addressPattern = (emailLower: string): string =>
  String.raw`(?<![\w.+-])${emailLower.replaceAll(/[^\w@-]/g, String.raw`\$&`)}(?![\w-]|\.\w)`
