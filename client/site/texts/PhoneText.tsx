import { Fragment, useContext } from 'react'
import { TextLink } from '#client/ui/TextLink.tsx'
import { PhoneContext } from './phone-context.ts'

/** Plain text in which the front desk's number can be pressed, and stays in one line. */
export const PhoneText = ({ children }: { children: string }) => {
  const { phone, phoneLink } = useContext(PhoneContext)
  if (!phone) return children
  return children.split(phone).map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- parts of one text have no other name
    <Fragment key={index}>
      {index > 0 && (
        <TextLink href={`tel:${phoneLink}`} color="inherit" whiteSpace="nowrap">
          {phone}
        </TextLink>
      )}
      {part}
    </Fragment>
  ))
}
