/** What a file that is sent may have, in megabytes (1,024 × 1,024 bytes). */
export const mostPictureMegabytes = 8
/** Of the website's content, with its pictures. */
export const mostArchiveMegabytes = 100

export const megabyte = 1024 * 1024
