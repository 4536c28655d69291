import { Fieldset, Stack, Text, VisuallyHidden } from '@chakra-ui/react'
import { useEffect, useRef, useState, type ChangeEvent } from 'react'
import { longestImageList } from '#graphql/inputs/room.ts'
import { Button } from '../ui/Button.tsx'
import { focusMoved } from '../ui/focus-moved.ts'
import { UploadIcon } from '../ui/icons.tsx'
import { Notice } from '../ui/Notice.tsx'
import { pictureTypes, uploadPicture } from '../ui/upload-picture.ts'
import { imageName, ImageRow } from './ImageRow.tsx'
import type { ImageDraft } from './translated-texts.ts'

interface ImageListProps {
  value: ImageDraft[]
  onChange: (images: ImageDraft[]) => void
  complaint?: string
  /** Name of the room type, for a first description of a new picture. */
  roomType: string
}

/** The pictures of a room type in the order in which guests see them. */
export const ImageList = ({ value: images, onChange, complaint, roomType }: ImageListProps) => {
  const [problem, setProblem] = useState('')
  const [said, setSaid] = useState('')
  const [busy, setBusy] = useState(false)
  const picker = useRef<HTMLInputElement>(null)
  const upload = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const moved = useRef<Parameters<typeof focusMoved>[1]>(null)

  /** What is typed at the others while a picture is on its way stays. */
  const latest = useRef(images)
  useEffect(() => {
    latest.current = images
  }, [images])

  useEffect(() => {
    if (moved.current) focusMoved(list.current, moved.current)
    moved.current = null
  })

  const change = (place: number, alt: string) =>
    onChange(images.map((image, index) => (index === place ? { ...image, alts: { ...image.alts, en: alt } } : image)))
  const move = (place: number, by: -1 | 1) => {
    const image = images[place]!
    const next = [...images]
    next.splice(place + by, 0, ...next.splice(place, 1))
    moved.current = { id: image.url, by }
    setSaid(`${imageName(image, place)} is now image ${place + by + 1} of ${images.length}`)
    onChange(next)
  }
  const remove = (place: number) => {
    setSaid(`${imageName(images[place]!, place)} was removed`)
    onChange(images.filter((_, index) => index !== place))
    upload.current?.focus()
  }
  const add = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])]
    setBusy(true)
    setProblem('')
    const added: ImageDraft[] = []
    try {
      for (const file of files) {
        const { url } = await uploadPicture(file)
        if ([...latest.current, ...added].every((known) => known.url !== url))
          added.push({ url, alts: { en: roomType } })
      }
    } catch (error) {
      setProblem((error as Error).message)
    } finally {
      if (added.length > 0) onChange([...latest.current, ...added])
      setBusy(false)
      if (picker.current) picker.current.value = ''
    }
  }

  return (
    <Fieldset.Root invalid={Boolean(complaint)}>
      <Fieldset.Legend textStyle="cardTitle">Images</Fieldset.Legend>
      {problem && (
        <Notice tone="error" width="full" my="2">
          {problem}
        </Notice>
      )}
      {images.length === 0 && <Text color="fg.muted">No images yet. The first one stands on the card.</Text>}
      <Stack as="ol" ref={list} listStyleType="none" gap="3" width="full" my="2">
        {images.map((image, place) => (
          <ImageRow
            key={image.url}
            image={image}
            place={place}
            isLast={place === images.length - 1}
            onText={(text) => change(place, text)}
            onMove={(by) => move(place, by)}
            onRemove={() => remove(place)}
          />
        ))}
      </Stack>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <input
        ref={picker}
        type="file"
        hidden
        multiple
        accept={pictureTypes.join(',')}
        aria-label="Image files"
        onChange={(event) => void add(event)}
      />
      <Button
        ref={upload}
        type="button"
        name="images"
        size="sm"
        alignSelf="start"
        onClick={() => picker.current?.click()}
        loading={busy}
        loadingText="Uploading"
        disabled={images.length >= longestImageList}
      >
        <UploadIcon />
        Upload images
      </Button>
      <Fieldset.HelperText>JPEG, PNG, WebP or AVIF, up to {longestImageList} images.</Fieldset.HelperText>
      <Fieldset.ErrorText>{complaint}</Fieldset.ErrorText>
    </Fieldset.Root>
  )
}
