const mostMegabytes = 8

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
export const uploadPicture = async (file: File): Promise<UploadedPicture> => {
  if (file.size > mostMegabytes * 1024 * 1024) throw new Error(`The picture must have at most ${mostMegabytes} MB`)
  const body = new FormData()
  body.append('file', file)
  const response = await fetch('/api/pictures', {
    method: 'POST',
    body,
    credentials: 'same-origin',
    signal: AbortSignal.timeout(timeoutMilliseconds),
  }).catch(() => {
    throw new Error('The server could not be reached. Please try again')
  })
  if (!response.ok) throw new Error(await response.text())
  return (await response.json()) as UploadedPicture
}
