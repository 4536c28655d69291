import { megabyte, mostPictureMegabytes } from '#graphql/file-limits.ts'

export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']

export interface UploadedPicture {
  /** What a post keeps of it. */
  id: string
  /** What a room type keeps of it. */
  url: string
  width: number
  height: number
}

/** Longer than a large picture takes on a slow line and a busy server. */
const timeoutMilliseconds = 120_000

/**
 * Sends a picture to the server, which makes all its sizes.
 * @throws Error with a sentence for the person who chose the file
 */
export const uploadPicture = (file: File, onProgress?: (percent: number) => void): Promise<UploadedPicture> => {
  const body = new FormData()
  body.append('file', file)
  // Unlike fetch it tells how much has arrived.
  const request = new XMLHttpRequest()
  return new Promise((resolve, reject) => {
    if (file.size > mostPictureMegabytes * megabyte)
      return reject(new Error(`The picture must have at most ${mostPictureMegabytes} MB`))
    const unreachable = () => reject(new Error('The server could not be reached. Please try again'))
    request.open('POST', '/api/pictures')
    request.timeout = timeoutMilliseconds
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(Math.floor((loaded / total) * 100)))
    request.addEventListener('error', unreachable)
    request.addEventListener('timeout', unreachable)
    request.addEventListener('load', () => {
      if (request.status === 201) resolve(JSON.parse(request.responseText) as UploadedPicture)
      else reject(new Error(request.responseText))
    })
    request.send(body)
  })
}
