import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { preload } from 'react-dom'
import { manifest } from '#client/pictures/manifest.generated.ts'
import { pictureFile, previewEnding, widths, type Format, type PictureEntry } from '#client/pictures/formats.ts'
import { uploadedPicture, uploadedPreview, uploadedSourceSet, uploadedUrl } from '#client/pictures/uploaded.ts'

/** The shapes that pages cut pictures to. */
type Shape = 'wide' | 'card' | 'square' | 'upright' | 'preview'

/** The files that staff have cut out for single shapes. */
type Crops = { readonly [Name in Shape]?: string | null }

interface Shown {
  /** File name of the original without its ending, or the id of an uploaded picture. */
  file: string
  alt: string
  /** What stays in sight where the layout cuts it, in percent. */
  focus?: { x: number; y: number }
  crops?: Crops | null
}

interface PictureProps extends Omit<HTMLChakraProps<'img'>, 'alt' | 'src' | 'srcSet'> {
  of: Shown
  /** How wide the picture stands in the layout, as in the `sizes` attribute. */
  sizes: string
  /** What the layout cuts it to, on phones and from a breakpoint on: a crop of that shape takes its place. */
  shape?: Shape | { base: Shape; md?: Shape; lg?: Shape }
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
export const previewUrl = ({ file, focus, crops }: Omit<Shown, 'alt'>): string | undefined => {
  if (crops?.preview) return uploadedPreview(crops.preview)
  if (uploadedPicture(file)) return uploadedPreview(file, focus)
  const entry = manifest[file]
  return entry && `/pictures/${file}-${entry.hash}${previewEnding}`
}

const breakpoints = { md: '48rem', lg: '64rem' }

/** Files that are shown from a breakpoint on, the widest first. */
const filesFrom = (shape: PictureProps['shape'], { file, crops }: Shown): { media: string; file: string }[] =>
  typeof shape === 'object' && crops
    ? (['lg', 'md'] as const).flatMap((name) =>
        shape[name] ? [{ media: `(min-width: ${breakpoints[name]})`, file: crops[shape[name]] ?? file }] : [],
      )
    : []

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
export const Picture = ({ of, sizes, shape, priority, ...props }: PictureProps) => {
  const { file, focus, alt, crops } = of
  const base = typeof shape === 'object' ? shape.base : shape
  const cropped = base && crops?.[base]
  const sources = sourcesOf(cropped ?? file)
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

  const wider = filesFrom(shape, of)
  if (priority && wider.length === 0) preloadPicture(sources, sizes)
  return (
    <picture>
      {wider.map(({ media, file: other }) => (
        <source key={media} media={media} type="image/webp" srcSet={sourcesOf(other)?.webp} sizes={sizes} />
      ))}
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
        // A crop has its middle in the middle.
        style={position(cropped && wider.every((other) => other.file !== file) ? undefined : focus)}
        background={sources.background}
        {...props}
      />
    </picture>
  )
}
