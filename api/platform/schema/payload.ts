import { Field, Mutation, ObjectType } from 'type-graphql'
import { ReadableWith } from './readable-with.ts'

interface Answer {
  /** The field of the payload, such as `endedSessions`. */
  name: string
  type: NonNullable<Parameters<typeof Field>[0]>
  description: string
}

/**
 * A mutation whose method answers no record: the contract puts that into an object of its own (`signOut` answers
 * SignOutPayload), which has room for more.
 */
export const PayloadMutation =
  (answer: Answer, options: { description: string }) =>
  (target: object, method: string, descriptor: PropertyDescriptor): void => {
    class Payload {}
    const name = `${method.charAt(0).toUpperCase()}${method.slice(1)}Payload`
    ReadableWith()(Payload)
    ObjectType(name, { description: `What ${method} answers.` })(Payload)
    Field(answer.type, { description: answer.description })(Payload.prototype, answer.name)
    Mutation(() => Payload, options)(target, method, descriptor)
    const work = descriptor.value as (...given: unknown[]) => unknown
    descriptor.value = async function (this: unknown, ...given: unknown[]) {
      return { [answer.name]: await work.apply(this, given) }
    }
  }
