/** Bounds of the conversation that the widget shows or keeps; apart from the schemas so that it need not load those. */
export const longestChatMessage = 1_000
export const longestChatTurn = 2_000
/** How many earlier messages go with a question. */
export const chatHistoryLength = 6
