/** No address has more before its @ (RFC 5321, 4.5.3.1.1), and without an end a row of letters would take its square. */
const webOrMail =
  /[\w.+-]{1,64}@[\w-]+\.[\w.-]+|(?:https?:\/\/|www\.)\S+|\b[\w-]+\.(?:com|net|org|io|co|info|example)\b/gi

const shortestPhone = 7
const longestPhone = 10

/** Numbers to call, addresses to write to and places to click: inventing one harms as much as a price. */
export const contactsIn = (text: string): string[] => [
  ...[...text.matchAll(/\+?\d[\d\s().-]{6,}\d/g)]
    .map(([found]) => found.replaceAll(/\D/g, '').slice(-longestPhone))
    .filter((digits) => digits.length >= shortestPhone),
  ...[...text.matchAll(webOrMail)].map(([found]) => found.toLowerCase().replace(/[.,;:!?)]+$/, '')),
]
