import { IconButton, type IconButtonProps } from '@chakra-ui/react'
import { ArrowDownIcon, ArrowUpIcon } from './icons.tsx'

interface MoveButtonsProps extends Pick<IconButtonProps, 'size'> {
  /** Of what is moved. */
  name: string
  isFirst: boolean
  isLast: boolean
  onMove: (by: -1 | 1) => void
}

/** Puts something before or behind its neighbour in a list. */
export const MoveButtons = ({ name, isFirst, isLast, onMove, size }: MoveButtonsProps) => (
  <>
    <IconButton
      type="button"
      variant="ghost"
      size={size}
      aria-label={`Move ${name} up`}
      data-move="-1"
      disabled={isFirst}
      onClick={() => onMove(-1)}
    >
      <ArrowUpIcon />
    </IconButton>
    <IconButton
      type="button"
      variant="ghost"
      size={size}
      aria-label={`Move ${name} down`}
      data-move="1"
      disabled={isLast}
      onClick={() => onMove(1)}
    >
      <ArrowDownIcon />
    </IconButton>
  </>
)
