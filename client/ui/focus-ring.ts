/** Of what is dark: the ring around what has the focus must show on it. */
export const onDark = { '--focus-ring': '{colors.lamp}' }

/** Of what is light and stands on something dark. */
export const onLight = { '--focus-ring': '{colors.lagoon}' }
