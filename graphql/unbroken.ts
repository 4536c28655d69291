/**
 * A figure and what it counts stay in one line: "12 km", "3 nights", "$ 194". For what the hotel writes; nobody types
 * blanks at which no line ends.
 */
export const unbroken = (text: string): string =>
  text.replaceAll(/(?<=\d) (?=[\p{L}\p{Sc}%])|(?<=\p{Sc}) (?=\d)/gu, '\u00A0')
