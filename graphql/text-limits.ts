/** In characters, for the fields where something is typed and for what checks it. */
export const longestEmail = 254

/** Of a guest. */
export const longestName = 100

/** What a guest says beside a request for a stay, and asks about it afterwards. */
export const longestRequestText = 2_000

/** What staff note beside an inquiry. */
export const longestInquiryNotes = 1_000

/** What is searched for in a list. */
export const longestSearch = 100

/** What is searched for all over the desk has so many letters at least. */
export const fewestSearched = 2
