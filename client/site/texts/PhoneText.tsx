import { Fragment, useContext } from 'react'
import { unbroken } from '#graphql/unbroken.ts'
import { TextLink } from '#client/ui/TextLink.tsx'
import { PhoneContext } from './phone-context.ts'

/** Plain text in which the front desk's number can be pressed; it stays in one line, and so does a figure with its unit. */
export const PhoneText = ({ children }: { children: string }) => {
  const { phone, phoneLink } = useContext(PhoneContext)
  const text = unbroken(children)
  if (!phone) return text
  return text.split(phone).map((part, index) => (
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
