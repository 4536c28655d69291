import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'

const Svg = chakra('svg', {
  base: { boxSize: '1.125em', flexShrink: '0', fill: 'none', stroke: 'currentColor', strokeWidth: '1.75' },
})

/** A line icon on a 24-unit grid; always decoration, the control beside it carries the name. */
const icon = (paths: string) => {
  const LineIcon = (props: ComponentProps<typeof Svg>) => (
    <Svg
      viewBox="0 0 24 24"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      {...props}
    >
      <path d={paths} />
    </Svg>
  )
  return LineIcon
}

export const AlertIcon = icon(
  'M12 8.5v4.5M12 16.6v.01M10.3 4.2 2.9 17a2 2 0 0 0 1.7 3h14.8a2 2 0 0 0 1.7-3L13.7 4.2a2 2 0 0 0-3.4 0Z',
)
export const BackIcon = icon('M19 12H5.5M11.5 6l-6 6 6 6')
export const ArchiveIcon = icon('M4 5h16v4H4V5ZM5.500 9v10h13V9M9.500 12.500h5')
export const ArrowDownIcon = icon('M12 5v14M6 13l6 6 6-6')
export const ArrowUpIcon = icon('M12 19V5M6 11l6-6 6 6')
export const BedIcon = icon(
  'M3 18.5V6M3 15.5h18M21 18.5v-5a3 3 0 0 0-3-3h-7.5v5M6.7 12.6a1.6 1.6 0 1 0 0-3.2 1.6 1.6 0 0 0 0 3.2Z',
)
export const CheckIcon = icon('m5 12.5 4.5 4.5L19.5 7')
export const CloseIcon = icon('M6 6l12 12M18 6 6 18')
export const CopyIcon = icon(
  'M9 9h9.5A1.5 1.5 0 0 1 20 10.5V19a1.5 1.5 0 0 1-1.5 1.5h-8A1.5 1.5 0 0 1 9 19V9ZM15.5 9V5A1.5 1.5 0 0 0 14 3.5H5A1.5 1.5 0 0 0 3.5 5v8.5A1.5 1.5 0 0 0 5 15h4',
)
export const DownloadIcon = icon('M12 4v11M7.5 11 12 15.5l4.5-4.5M4.5 19.5h15')
export const EditIcon = icon('M4.5 19.5 5.6 15 16 4.6a1.6 1.6 0 0 1 2.3 0l1.1 1.1a1.6 1.6 0 0 1 0 2.3L9 18.4l-4.5 1.1Z')
export const ExternalIcon = icon(
  'M13.5 4.5h6v6M19 5l-8 8M10 5.5H6A1.5 1.5 0 0 0 4.5 7v11A1.5 1.5 0 0 0 6 19.5h11a1.5 1.5 0 0 0 1.5-1.5v-4',
)
export const EyeIcon = icon(
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 14.7a2.7 2.7 0 1 0 0-5.4 2.7 2.7 0 0 0 0 5.4Z',
)
export const EyeOffIcon = icon(
  'M4 4l16 16M9.9 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.7 3.4M6.2 7.3A15.5 15.5 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.3-1.1M10.2 10.1a2.7 2.7 0 0 0 3.7 3.8',
)
export const GearIcon = icon(
  'M4 7h9M17 7h3M15 9.200a2.200 2.200 0 1 0 0-4.400 2.200 2.200 0 0 0 0 4.400ZM4 17h3M11 17h9M9 19.200a2.200 2.200 0 1 0 0-4.400 2.200 2.200 0 0 0 0 4.400Z',
)
export const GlobeIcon = icon(
  'M12 20.500a8.500 8.500 0 1 0 0-17 8.500 8.500 0 0 0 0 17ZM3.500 12h17M12 3.500c5 5 5 12 0 17c-5-5-5-12 0-17',
)
export const GripIcon = icon('M9 6v.01M15 6v.01M9 12v.01M15 12v.01M9 18v.01M15 18v.01')
export const InboxIcon = icon('M3.5 13.5 6 5.5h12l2.5 8v5h-17v-5ZM3.5 13.5H8.5l1.2 2.5h4.6l1.2-2.5h5')
export const KeyIcon = icon('M8 19.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM11.3 11.8 20 3.5M15.5 7.8l3 3M18 5.4l2 2')
export const MailIcon = icon(
  'M4.5 5.5h15A1.5 1.5 0 0 1 21 7v10a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17V7a1.5 1.5 0 0 1 1.5-1.5ZM3.5 7l8.5 6 8.5-6',
)
export const MegaphoneIcon = icon(
  'M4 10v4h3.500l9 4.500v-13L7.500 10H4ZM8 14.200l1.500 5.300h2.500l-1.300-4M19.500 10v4',
)
export const MenuIcon = icon('M4 7h16M4 12h16M4 17h16')
export const MoonIcon = icon('M19.8 14.2A8 8 0 0 1 9.8 4.2a8.2 8.2 0 1 0 10 10Z')
export const PersonAddIcon = icon(
  'M10 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM3 20.5c0-3.6 3-6 7-6 1.4 0 2.7.3 3.8.8M18 14.5v6M15 17.5h6',
)
export const PhoneIcon = icon(
  'M6.5 3.5 9.3 4l1.2 4-2 1.8a12 12 0 0 0 5.7 5.7l1.8-2 4 1.2.5 2.8c.1.9-.5 2-1.5 2C11 19.5 4.5 13 4.5 5c0-1 1.1-1.6 2-1.5Z',
)
export const PlusIcon = icon('M12 5v14M5 12h14')
export const QrIcon = icon(
  'M4.5 4.5h6v6h-6ZM13.5 4.5h6v6h-6ZM4.5 13.5h6v6h-6ZM13.5 13.5h2.5v2.5h-2.5ZM17 17h2.5v2.5H17ZM17 13.5h2.5M13.5 19.5v-1',
)
export const RefreshIcon = icon('M19.5 12a7.5 7.5 0 1 1-2.3-5.4L19.5 9M19.5 4v5h-5')
export const SearchIcon = icon('M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM16.2 16.2 20.5 20.5')
export const SendIcon = icon('M20.5 3.5 10 14M20.5 3.5 14 20.5 10 14l-6.5-4 17-6.5Z')
export const ShieldIcon = icon('M12 3.5 19 6v5.5c0 4.3-2.9 7.5-7 9-4.1-1.5-7-4.7-7-9V6l7-2.5ZM9 12l2.2 2.2L15.2 10')
export const SignOutIcon = icon(
  'M14 4.5H6.5A1.5 1.5 0 0 0 5 6v12a1.5 1.5 0 0 0 1.5 1.5H14M10 12h10.5M17 8.5l3.5 3.5-3.5 3.5',
)
export const TrashIcon = icon('M4.500 7h15M9.500 7V4.500h5V7M6.500 7l1 13h9l1-13M10 11v5.500M14 11v5.500')
export const SunIcon = icon(
  'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M18.4 5.6l-1.1 1.1M6.7 17.3l-1.1 1.1',
)
export const UploadIcon = icon('M12 15.5v-11M7.5 9 12 4.5 16.5 9M4.5 19.5h15')
