const kilobytesOfMegabyte = 1024

/** "812 KB", "3.4 MB" */
export const formatSize = (kilobytes: number): string =>
  kilobytes < kilobytesOfMegabyte
    ? `${kilobytes} KB`
    : `${(kilobytes / kilobytesOfMegabyte).toLocaleString('en-US', { maximumFractionDigits: 1 })} MB`
