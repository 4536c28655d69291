import { chakra } from '@chakra-ui/react'
import type { ReactNode, Ref } from 'react'
import { PhoneText } from '../texts/PhoneText.tsx'

interface LinkTextProps {
  title: string
  text: string
  /** Of the title, which takes the focus where the text stands in place of what was pressed. */
  ref?: Ref<HTMLHeadingElement>
  children?: ReactNode
}

export const LinkText = ({ title, text, ref, children }: LinkTextProps) => (
  <>
    <chakra.h1
      ref={ref}
      tabIndex={ref ? -1 : undefined}
      textStyle="title"
      fontSize="clamp(1.75rem, 1.4rem + 1.6vw, 2.375rem)"
      color="lagoonDeep"
    >
      {title}
    </chakra.h1>
    <chakra.p textStyle="lead" color="inkSoft" marginTop="0.875rem" overflowWrap="anywhere">
      <PhoneText>{text}</PhoneText>
    </chakra.p>
    {children && <chakra.div marginTop="1.75rem">{children}</chakra.div>}
  </>
)
