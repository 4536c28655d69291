import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { useId, useState, type ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import { needsScript, withoutScript } from './needs-script.ts'

interface PhoneFoldProps extends HTMLChakraProps<'button'> {
  label: ReactNode
  /** From which width on there is room for all of it. */
  from?: 'md' | 'lg'
  children: ReactNode
}

/**
 * What a phone shows at a press and a wider window always, which a native disclosure cannot do. It stands in the page
 * either way, and is open where no script could open it.
 */
export const PhoneFold = ({ label, from = 'md', children, ...props }: PhoneFoldProps) => {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <chakra.button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        display={{ base: 'flex', [from]: 'none' }}
        alignItems="center"
        justifyContent="space-between"
        gap="0.75rem"
        width="100%"
        minHeight="2.75rem"
        textAlign="start"
        textStyle="label"
        color="lagoonDeep"
        borderBlockStart="1px solid {colors.stone}"
        cursor="pointer"
        {...props}
        css={needsScript}
      >
        {label}
        <Icon name="chevron" transition="transform 140ms" transform={isOpen ? 'rotate(180deg)' : undefined} />
      </chakra.button>
      <chakra.div
        id={id}
        display={{ base: isOpen ? 'block' : 'none', [from]: 'block' }}
        css={{ [withoutScript]: { display: 'block' } }}
      >
        {children}
      </chakra.div>
    </>
  )
}
