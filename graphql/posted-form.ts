import type { PostedInquiry } from './posted-inquiry.ts'
import type { PostedStayRequest } from './posted-stay-request.ts'

/** The sign-up for the mailing list that comes back to its page without a script: what was typed, and what became of it. */
export interface PostedSignup {
  form: 'signup'
  /** Path of the page without its language. */
  path: string
  email: string
  outcome: 'empty' | 'wrong' | 'failed' | 'joined'
  /** The coupon of who has joined; null when it comes by mail. */
  couponCode: string | null
}

/** A form that was sent without a script and comes back with its page. */
export type PostedForm = PostedInquiry | PostedSignup | PostedStayRequest
