import { AspectRatio, Badge, chakra, Flex, Image, Text } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { smallPicture } from '../../rooms/small-picture.ts'
import type { ContentRowFragment } from '../ContentRow.generated.ts'
import { states } from '../labels.ts'
import { pictureData } from './picture-data.ts'

const Card = chakra(Link, {
  base: {
    display: 'block',
    height: 'full',
    borderWidth: '1px',
    borderColor: 'border.muted',
    borderRadius: 'l2',
    overflow: 'hidden',
    color: 'fg',
    _hover: { bg: 'bg.subtle' },
    _focusVisible: { outline: '2px solid', outlineColor: 'coral.focusRing', outlineOffset: '2px' },
  },
})

interface PictureCardProps {
  entry: ContentRowFragment
  /** How many places show it. */
  uses: number
  to: string
}

/** A picture of the library: how it looks, how it stands, and the way to it. */
export const PictureCard = ({ entry, uses, to }: PictureCardProps) => {
  const { file, focus, kind } = pictureData(entry)
  const missing = entry.words.filter(({ texts }) => !texts).length
  return (
    <Card to={to}>
      <AspectRatio ratio={3 / 2} bg="bg.muted">
        <Image
          src={smallPicture({ url: '', pictureId: file })}
          alt=""
          loading="lazy"
          style={{ objectPosition: `${focus.x}% ${focus.y}%` }}
        />
      </AspectRatio>
      <Flex direction="column" gap="2" p="3">
        <Text textStyle="sm" fontWeight="semibold" lineClamp="2" overflowWrap="anywhere">
          {entry.title}
        </Text>
        <Flex gap="1.5" wrap="wrap">
          {entry.state !== 'PUBLISHED' && (
            <Badge colorPalette={states[entry.state].palette}>{states[entry.state].label}</Badge>
          )}
          <Badge variant="outline" color="fg.muted">
            {kind === 'drawing' ? 'Drawing' : 'Photograph'}
          </Badge>
          <Badge variant="outline" color="fg.muted">
            {uses === 0 ? 'Unused' : `${uses} ${uses === 1 ? 'place' : 'places'}`}
          </Badge>
          {missing > 0 && (
            <Badge colorPalette="coral">
              {missing === entry.words.length ? 'No description' : `${missing} languages missing`}
            </Badge>
          )}
        </Flex>
      </Flex>
    </Card>
  )
}
