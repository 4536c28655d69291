/**
 * A figure and what it counts stay in one line: "3 nights", "12 km", "$ 194". The one place where a blank becomes one at
 * which no line ends; nobody writes such blanks by hand.
 */
export const unbroken = (text: string): string =>
  text.replaceAll(/(?<=\d) (?=[\p{L}\p{Sc}%])|(?<=\p{Sc}) (?=\d)/gu, '\u00A0')
