import { mailKinds, mailRights, type MailKind } from '#graphql/inputs/mail.ts'
import type { Context } from '../../platform/context.ts'

/** The kinds of mail that the caller may read. */
export const kindsToRead = ({ viewer }: Pick<Context, 'viewer'>): MailKind[] =>
  mailKinds.filter((kind) => viewer?.permissions.includes(mailRights[kind].read))
