import { Box, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { pictureShapeNames, pictureShapes, type PictureShape } from '#graphql/inputs/content/kinds.ts'
import { uploadedPicture } from '#client/pictures/uploaded.ts'
import { pictureSize } from '#client/ui/Picture.tsx'
import { Button } from '../../ui/Button.tsx'
import { cropOf } from '../field-values.ts'
import { focusCrop, type Rectangle } from './crop.ts'
import { CropDialog } from './CropDialog.tsx'
import { Cut } from './Cut.tsx'

const labels: Record<PictureShape, string> = {
  wide: 'Top of the home page',
  card: 'Card, 3:2',
  square: 'Square',
  upright: 'Upright, 4:5',
  preview: 'Link preview',
}

interface CropsProps {
  file: string
  focus: { x: number; y: number }
  /** Own crops, each as `wide 0 120 1600 667`. */
  value: readonly string[]
  onChange: (crops: readonly string[]) => void
}

const height = 5.5

/** The picture as pages cut it: around the focus point, or by hand where that is not enough. */
export const Crops = ({ file, focus, value, onChange }: CropsProps) => {
  const [cutting, setCutting] = useState<PictureShape | null>(null)
  const picture = pictureSize(file)
  const canCut = uploadedPicture(file) !== null
  const own = value.map(cropOf)
  const ownOf = (shape: PictureShape): Rectangle | undefined => own.find((crop) => crop.shape === shape)
  const shownOf = (shape: PictureShape) => ownOf(shape) ?? focusCrop(shape, picture, focus)
  const put = (shape: PictureShape, crop: Rectangle | null) => {
    const others = value.filter((typed) => cropOf(typed).shape !== shape)
    onChange(crop ? [...others, [shape, crop.x, crop.y, crop.width, crop.height].join(' ')] : others)
    setCutting(null)
  }
  return (
    <Box>
      <Flex as="ul" listStyleType="none" gap="4" wrap="wrap" align="flex-start" aria-label="As pages cut it">
        {pictureShapeNames.map((shape) => (
          <Box
            as="li"
            key={shape}
            maxWidth="full"
            style={{ width: `max(${height * pictureShapes[shape]}rem, 6.5rem)` }}
          >
            <Cut
              file={file}
              picture={picture}
              crop={shownOf(shape)}
              borderRadius="l1"
              style={{ aspectRatio: pictureShapes[shape], width: `${height * pictureShapes[shape]}rem` }}
              maxWidth="full"
            />
            <Text textStyle="xs" color="fg.muted" mt="1">
              {labels[shape]}
              {ownOf(shape) && ' · own crop'}
            </Text>
            {canCut && (
              <Button
                size="2xs"
                mt="1"
                aria-label={`${ownOf(shape) ? 'Change the crop' : 'Cut it yourself'}: ${labels[shape]}`}
                onClick={() => setCutting(shape)}
              >
                {ownOf(shape) ? 'Change the crop' : 'Cut it yourself'}
              </Button>
            )}
          </Box>
        ))}
      </Flex>
      {!canCut && (
        <Text textStyle="sm" color="fg.muted" mt="3">
          Drawings are cut around their focus point. Pictures that you upload can be cut by hand for each shape.
        </Text>
      )}
      {cutting && (
        <CropDialog
          key={cutting}
          file={file}
          label={labels[cutting]}
          shape={cutting}
          start={shownOf(cutting)}
          isOwn={ownOf(cutting) !== undefined}
          onCut={(crop) => put(cutting, crop)}
          onClose={() => setCutting(null)}
        />
      )}
    </Box>
  )
}
