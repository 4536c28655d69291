import { failureOf } from './failure.ts'
import { notify, type ToastAction } from './toasts.tsx'

type Verb = 'create' | 'update' | 'delete'

/** Runs a change of a record and says how it went: "Room type created successfully", "Failed to create room type". */
export const reported = async <T>(
  verb: Verb,
  thing: string,
  task: () => Promise<T>,
  wayBack?: (result: T) => ToastAction | undefined,
): Promise<T> => {
  try {
    const result = await task()
    const title = `${thing.charAt(0).toUpperCase()}${thing.slice(1)} ${verb}d successfully`
    notify({ tone: 'success', title, action: wayBack?.(result) })
    return result
  } catch (error) {
    notify({ tone: 'error', title: `Failed to ${verb} ${thing}`, description: failureOf(error).message })
    throw error
  }
}

/** Runs something small; a failure is said and goes no further. */
export const attempted = async (failure: string, task: () => Promise<unknown>): Promise<void> => {
  try {
    await task()
  } catch (error) {
    notify({ tone: 'error', title: failure, description: failureOf(error).message })
  }
}
