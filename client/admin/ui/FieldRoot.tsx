import { Field, type FieldRootProps } from '@chakra-ui/react'

/** A control with its label. Chakra calls each one a group, and a group without a name says nothing: the label is enough. */
export const FieldRoot = (props: FieldRootProps) => <Field.Root role="none" {...props} />
