import type { SystemStyleObject } from '@chakra-ui/react'
import type { BlockRowFragment } from '../availability/BlockRow.generated.ts'
import { CloseIcon, InboxIcon, PhoneIcon } from '../ui/icons.tsx'

export type Reason = BlockRowFragment['reason']

/** What stands at the beginning of a bar; colours and lines differ as well. */
export const barSigns: Record<Reason, typeof CloseIcon> = {
  OUT_OF_ORDER: CloseIcon,
  MANUAL_BOOKING: PhoneIcon,
  REQUEST: InboxIcon,
}

/** Bars inside of what is marked with their reason. */
export const barLook: SystemStyleObject = {
  '& [data-part=bar]': {
    display: 'flex',
    alignItems: 'center',
    height: '5',
    paddingInline: '1',
    borderBlockWidth: '1.5px',
    overflow: 'hidden',
  },
  '& [data-block=OUT_OF_ORDER] > [data-part=bar]': {
    color: 'red.fg',
    borderColor: 'red.solid',
    background:
      'repeating-linear-gradient(135deg, var(--desk-colors-red-subtle) 0 5px, var(--desk-colors-red-emphasized) 5px 7px)',
  },
  '& [data-block=MANUAL_BOOKING] > [data-part=bar]': {
    color: 'sea.contrast',
    borderColor: 'sea.solid',
    bg: 'sea.solid',
  },
  '& [data-block=REQUEST] > [data-part=bar]': {
    color: 'coral.fg',
    borderColor: 'coral.solid',
    borderStyle: 'dashed',
    bg: 'coral.subtle',
  },
}
