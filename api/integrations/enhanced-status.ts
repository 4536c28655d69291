/**
 * Whether an enhanced status code (RFC 3463) judges the mail, its size or the dialogue rather than the address: x.3, x.5,
 * x.6 and x.7 do.
 */
export const isAboutTheMail = (status: string): boolean => /^5\.[3567]\.\d/.test(status)
