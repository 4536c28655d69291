/**
 * The hosts outside this server that a guest's page may use, always after a label has named them.
 * The client asks them and the page's policy allows them: both read this list.
 */
export const outsideHosts = {
  /** Map tiles: https://operations.osmfoundation.org/policies/tiles/ */
  tiles: 'https://tile.openstreetmap.org',
  /** The map in a frame, of the same foundation. */
  mapFrame: 'https://www.openstreetmap.org',
  /** The script of the booking widget and what it frames and asks. */
  bookingWidget: 'https://widget.siteminder.com',
} as const
