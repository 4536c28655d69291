import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface FieldProps {
  id: string
  label: string
  /** Shown after the label of a field that may stay empty. */
  note?: string
  error?: string
}

const control = {
  width: '100%',
  fontFamily: 'body',
  fontSize: '1.0625rem',
  lineHeight: '1.5',
  color: 'ink',
  background: 'foam',
  border: '1.5px solid #94795A',
  borderRadius: 'medium',
  paddingInline: '1rem',
  paddingBlock: '0.75rem',
  transition: 'border-color 140ms, box-shadow 140ms',
  _hover: { borderColor: 'lagoon' },
  _focusVisible: {
    outline: '3px solid var(--focus-ring, {colors.lagoon})',
    outlineOffset: '1px',
    borderRadius: 'medium',
  },
  _placeholder: { color: 'inkSoft' },
  '&[aria-invalid=true]': { borderColor: 'coralDeep', background: '#FFF6F1' },
}

const Input = chakra('input', { base: control })
const Select = chakra('select', { base: { ...control, cursor: 'pointer' } })
const Area = chakra('textarea', { base: { ...control, display: 'block', resize: 'vertical' } })

const errorId = (id: string) => `${id}-error`

const describedBy = ({ id, error }: FieldProps) =>
  ({ 'aria-invalid': error ? true : undefined, 'aria-describedby': error ? errorId(id) : undefined }) as const

const FieldFrame = ({ id, label, note, error, children }: FieldProps & { children: ReactNode }) => (
  <chakra.div>
    <chakra.label htmlFor={id} textStyle="label" display="block" marginBottom="0.375rem">
      {label}
      {note && (
        <chakra.span color="inkSoft" fontWeight="400">
          {' '}
          ({note})
        </chakra.span>
      )}
    </chakra.label>
    {children}
    {error && (
      <chakra.p id={errorId(id)} textStyle="small" color="coralDark" fontWeight="600" marginTop="0.375rem">
        {error}
      </chakra.p>
    )}
  </chakra.div>
)

export const TextField = ({ label, note, error, ...props }: FieldProps & HTMLChakraProps<'input'>) => (
  <FieldFrame id={props.id} label={label} note={note} error={error}>
    <Input {...describedBy({ id: props.id, label, error })} {...props} />
  </FieldFrame>
)

export const SelectField = ({ label, note, error, ...props }: FieldProps & HTMLChakraProps<'select'>) => (
  <FieldFrame id={props.id} label={label} note={note} error={error}>
    <Select {...describedBy({ id: props.id, label, error })} {...props} />
  </FieldFrame>
)

export const TextAreaField = ({ label, note, error, ...props }: FieldProps & HTMLChakraProps<'textarea'>) => (
  <FieldFrame id={props.id} label={label} note={note} error={error}>
    <Area {...describedBy({ id: props.id, label, error })} {...props} />
  </FieldFrame>
)

export const CheckboxField = ({ id, label, ...props }: FieldProps & HTMLChakraProps<'input'>) => (
  <chakra.label htmlFor={id} display="flex" gap="0.75rem" alignItems="flex-start" cursor="pointer" textStyle="small">
    <chakra.input
      id={id}
      type="checkbox"
      flexShrink="0"
      width="1.5rem"
      height="1.5rem"
      marginTop="-0.0625rem"
      accentColor="{colors.lagoon}"
      cursor="pointer"
      {...props}
    />
    {label}
  </chakra.label>
)
