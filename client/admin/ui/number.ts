const plain = new Intl.NumberFormat('en-US')

/** As the desk writes a number: 1,234. */
export const formatNumber = (value: number) => plain.format(value)
