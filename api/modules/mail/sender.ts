import type { Context } from '../../platform/context.ts'

type Sender = Pick<Context, 'env' | 'facts'>

export const sender = ({ env, facts }: Sender) => ({ name: facts.name, address: env.MAIL_FROM ?? facts.email })

/** The same for every try of a mail: mailboxes can tell a repetition. */
export const messageIdOf = (ctx: Sender, id: string): string => `${id}@${sender(ctx).address.split('@')[1]}`
