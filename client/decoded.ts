/** Letters of an address that are written as numbers; what cannot be read stays as it is written. */
export const decoded = (written: string): string => {
  try {
    return decodeURIComponent(written)
  } catch {
    return written
  }
}
