import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { preload } from 'react-dom'
import { manifest } from '#client/pictures/manifest.generated.ts'
import { pictureFile, previewEnding, widths, type Format, type PictureEntry } from '#client/pictures/formats.ts'
import { uploadedPicture, uploadedPreview, uploadedSourceSet, uploadedUrl } from '#client/pictures/uploaded.ts'

interface Shown {
  /** File name of the original without its ending, or the id of an uploaded picture. */
  file: string
  alt: string
  /** What stays in sight where the layout cuts it, in percent. */
  focus?: { x: number; y: number }
}

interface PictureProps extends Omit<HTMLChakraProps<'img'>, 'alt' | 'src' | 'srcSet'> {
  of: Shown
  /** How wide the picture stands in the layout, as in the `sizes` attribute. */
  sizes: string
  /** The first screen's main picture: loaded at once and before others. */
  priority?: boolean
}

const pictureUrl = (id: string, { hash }: PictureEntry, width: number, format: Format) =>
  `/pictures/${pictureFile(id, hash, width, format)}`

const sourceSet = (id: string, entry: PictureEntry, format: Format) =>
  widths
    .filter((width) => width <= entry.width)
    .map((width) => `${pictureUrl(id, entry, width, format)} ${width}w`)
    .join(', ')

interface Sources {
  width: number
  height: number
  src: string
  webp: string
  /** Uploaded pictures have none: it takes too long to make. */
  avif?: string
  background: string
}

const sourcesOf = (id: string): Sources | null => {
  const uploaded = uploadedPicture(id)
  if (uploaded)
    return {
      ...uploaded,
      src: uploadedUrl(id, uploaded, widths[1]),
      webp: uploadedSourceSet(id, uploaded),
      background: '{colors.stone}',
    }
  const entry = manifest[id]
  return entry
    ? {
        width: entry.width,
        height: entry.height,
        src: pictureUrl(id, entry, Math.min(widths[1], entry.width), 'webp'),
        webp: sourceSet(id, entry, 'webp'),
        avif: sourceSet(id, entry, 'avif'),
        background: `linear-gradient(${entry.colours.join(', ')})`,
      }
    : null
}

/** How wide and high a picture is; like a photograph's where there is no original yet. */
export const pictureSize = (file: string): { width: number; height: number } =>
  uploadedPicture(file) ?? manifest[file] ?? { width: 3, height: 2 }

/** Address of a picture as a JPEG of `previewSize`, which everything that shows links and search results can read. */
export const previewUrl = (id: string): string | undefined => {
  if (uploadedPicture(id)) return uploadedPreview(id)
  const entry = manifest[id]
  return entry && `/pictures/${id}-${entry.hash}${previewEnding}`
}

/** Asks for the picture before the page is laid out, in the format that the browser will choose. */
const preloadPicture = ({ src, webp, avif }: Sources, sizes: string) =>
  preload(avif ? src.replace(/webp$/, 'avif') : src, {
    as: 'image',
    imageSrcSet: avif ?? webp,
    imageSizes: sizes,
    type: avif ? 'image/avif' : 'image/webp',
    fetchPriority: 'high',
  })

/** No rule of its own for each of a hundred focus points; the middle needs none. */
const position = (focus: Shown['focus']) =>
  focus && (focus.x !== 50 || focus.y !== 50) ? { objectPosition: `${focus.x}% ${focus.y}%` } : undefined

/** A picture in every size that was made of it; a quiet gradient where there is no original yet. */
export const Picture = ({ of: { file, focus, alt }, sizes, priority, ...props }: PictureProps) => {
  const sources = sourcesOf(file)
  if (!sources)
    return (
      <chakra.div
        role="img"
        aria-label={alt}
        aspectRatio="3 / 2"
        background="linear-gradient({colors.lagoonPale}, {colors.shell} 60%, {colors.stone})"
        {...(props as HTMLChakraProps<'div'>)}
      />
    )

  if (priority) preloadPicture(sources, sizes)
  return (
    <picture>
      {sources.avif && <source type="image/avif" srcSet={sources.avif} sizes={sizes} />}
      <chakra.img
        src={sources.src}
        srcSet={sources.webp}
        sizes={sizes}
        alt={alt}
        htmlWidth={sources.width}
        htmlHeight={sources.height}
        loading={priority ? 'eager' : 'lazy'}
        decoding={priority ? 'auto' : 'async'}
        display="block"
        maxWidth="100%"
        height="auto"
        objectFit="cover"
        style={position(focus)}
        background={sources.background}
        {...props}
      />
    </picture>
  )
}
