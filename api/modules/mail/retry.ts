import type { Env } from '../../env.ts'

export const mostTries = 3

/** Seconds until the next try, after `tries` tries: the pause grows fourfold. */
export const retryDelaySeconds = ({ MAIL_RETRY_SECONDS }: Pick<Env, 'MAIL_RETRY_SECONDS'>, tries: number): number =>
  MAIL_RETRY_SECONDS * 4 ** (tries - 1)
