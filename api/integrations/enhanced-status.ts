/**
 * Whether an enhanced status code (RFC 3463) judges the address for good: x.1 and x.2 do, but for those of the sender
 * (5.1.7, 5.1.8), of the way (5.1.9), of a mail that is too long (5.2.3) and of what a provider has added for us (5.2.252).
 */
export const isAboutTheAddress = (status: string): boolean => /^5\.(?:1\.(?:[0-6]|10)|2\.[0-2])\b/.test(status)
