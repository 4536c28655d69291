import { Fragment } from 'react'
import { TextLink } from '#client/ui/TextLink.tsx'
import type { ChatWidgetFragment } from './ChatWidget.generated.ts'

interface PhoneTextProps {
  children: string
  hotel: ChatWidgetFragment
}

/** Plain text in which the front desk's number can be pressed. */
export const PhoneText = ({ children, hotel: { phone, phoneLink } }: PhoneTextProps) =>
  children.split(phone).map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- parts of one text have no other name
    <Fragment key={index}>
      {index > 0 && (
        <TextLink href={`tel:${phoneLink}`} whiteSpace="nowrap">
          {phone}
        </TextLink>
      )}
      {part}
    </Fragment>
  ))
