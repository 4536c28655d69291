import { createRef } from 'react'

/** Where codes are typed. What was pressed is gone once a coupon was used or taken back: the next guest begins here. */
export const codeField = createRef<HTMLInputElement>()
