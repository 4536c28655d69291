/** Of days and nights the same few hundred are asked for; whoever asks for any others fills no memory with them. */
const mostRemembered = 5_000

/** What is asked for over and over is found once; never undefined. */
export const remembering = <Key, Value>(find: (key: Key) => Value): ((key: Key) => Value) => {
  const known = new Map<Key, Value>()
  return (key) => {
    const found = known.get(key)
    if (found !== undefined) return found
    const value = find(key)
    if (known.size >= mostRemembered) known.clear()
    known.set(key, value)
    return value
  }
}
