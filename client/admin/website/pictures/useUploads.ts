import { useRef, useState } from 'react'
import { failureOf } from '../../ui/failure.ts'
import { uploadPicture } from '../../ui/upload-picture.ts'
import { useContentActions } from '../useContentActions.ts'
import { uploadedData } from './picture-data.ts'

export interface Upload {
  number: number
  file: File
  /** Percent of the file that has arrived. */
  percent: number
  state: 'waiting' | 'sending' | 'added' | 'refused'
  /** Why it was refused. */
  complaint?: string
  /** Id of its record in the library. */
  entry?: string
  /** Name of its file. */
  picture?: string
}

/** Takes pictures to the library one after the other: what is refused does not hold up the rest. */
export const useUploads = () => {
  const { create } = useContentActions('picture')
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const count = useRef(0)
  const queue = useRef(Promise.resolve())

  const change = (number: number, to: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.number === number ? { ...upload, ...to } : upload)))

  const send = async ({ number, file }: Upload) => {
    change(number, { state: 'sending', percent: 0, complaint: '' })
    const refuse = (complaint: string) => change(number, { state: 'refused', complaint })
    const picture = await uploadPicture(file, (percent) => change(number, { percent })).catch((error: Error) =>
      refuse(error.message),
    )
    if (!picture) return
    try {
      const entry = await create({ data: { ...uploadedData(picture.id) } })
      change(number, { state: 'added', entry: entry.id, picture: picture.id })
    } catch (error) {
      const { issues, message } = failureOf(error)
      refuse(issues[0]?.message ?? message)
    }
  }
  const enqueue = (upload: Upload) => {
    queue.current = queue.current.then(() => send(upload))
  }
  const add = (files: readonly File[]) => {
    const added = files.map((file): Upload => ({ number: (count.current += 1), file, percent: 0, state: 'waiting' }))
    setUploads((all) => [...all, ...added])
    added.forEach(enqueue)
  }
  const again = (upload: Upload) => {
    change(upload.number, { state: 'waiting' })
    enqueue(upload)
  }
  return {
    uploads,
    add,
    again,
    clear: () => setUploads((all) => all.filter(({ state }) => state !== 'added' && state !== 'refused')),
  }
}
