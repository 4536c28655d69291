import { Box, Flex, IconButton, Image } from '@chakra-ui/react'
import { TrashIcon } from '../ui/icons.tsx'
import { MoveButtons } from '../ui/MoveButtons.tsx'
import { TextField } from '../ui/TextField.tsx'
import type { ImageDraft } from './translated-texts.ts'

interface ImageRowProps {
  image: ImageDraft
  place: number
  isLast: boolean
  onText: (text: string) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

export const imageName = ({ alts }: ImageDraft, place: number) => alts.en || `image ${place + 1}`

/** One picture with its text and its place among the others. */
export const ImageRow = ({ image, place, isLast, onText, onMove, onRemove }: ImageRowProps) => {
  const name = imageName(image, place)
  return (
    <Flex
      as="li"
      gap="3"
      align={{ base: 'center', md: 'flex-end' }}
      wrap={{ base: 'wrap', md: 'nowrap' }}
      data-record={image.url}
    >
      <Image src={image.url} alt="" width="24" height="16" objectFit="cover" borderRadius="l2" flexShrink="0" />
      <Box flex={{ base: '1 0 100%', md: '1 1 14rem' }} order={{ base: 1, md: 0 }}>
        <TextField
          label={`Alternative text of image ${place + 1}`}
          name={`alt-${place}`}
          value={image.alts.en ?? ''}
          maxLength={300}
          onChange={onText}
        />
      </Box>
      <Flex gap="1">
        <MoveButtons name={name} isFirst={place === 0} isLast={isLast} onMove={onMove} />
        <IconButton type="button" variant="ghost" colorPalette="red" aria-label={`Remove ${name}`} onClick={onRemove}>
          <TrashIcon />
        </IconButton>
      </Flex>
    </Flex>
  )
}
