import { Field, Flex, Input, Text, Textarea, VisuallyHidden } from '@chakra-ui/react'
import { useRef, type ChangeEvent, type ReactNode } from 'react'
import type { Locale } from '#graphql/locales.ts'
import { typedFactsIn, withFactNamed } from '#graphql/typed-facts.ts'
import { useAfterCommit } from '#client/ui/useAfterCommit.ts'
import { Button } from '../ui/Button.tsx'
import { Labelled } from '../ui/Labelled.tsx'
import { formatNumber } from '../ui/number.ts'
import { FactMenu } from './FactMenu.tsx'
import type { Field as ContentField } from './fields.ts'
import { factsNamedIn, insertFact } from './insert-fact.ts'
import type { Fact } from './useFacts.ts'

interface TextInputProps {
  name: string
  field: ContentField
  locale: Locale
  value: string
  onChange: (value: string) => void
  complaint?: string
  /** Of the schema; null for none. */
  most: number | null
  facts: readonly Fact[]
  /** What the English says, for a text in another language. */
  english?: string
  /** How a translation stands; null for English. */
  mark: ReactNode
  /** A way to say that it is right as it is. */
  action?: ReactNode
}

const Chip = ({ fact: { name, value }, onClick }: { fact: Fact; onClick: () => void }) => (
  <Button size="2xs" borderRadius="full" maxWidth="full" aria-label={`Insert ${name}, ${value}`} onClick={onClick}>
    <Text as="span" fontFamily="mono">{`{${name}}`}</Text>
    <Text as="span" color="fg.muted" fontWeight="normal" truncate>
      {value}
    </Text>
  </Button>
)

/** The length of the longest line where each line has a bound of its own. */
const lengthOf = (value: string, isList: boolean) =>
  isList ? Math.max(...value.split('\n').map((line) => line.trim().length)) : value.trim().length

/** A text for guests: it may name facts of the hotel in braces, and says where one was typed instead. */
export const TextInput = ({
  name,
  field,
  locale,
  value,
  onChange,
  complaint,
  most,
  facts,
  english,
  mark,
  action,
}: TextInputProps) => {
  const control = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  /** Where the cursor shall stand once the text has been shown. */
  const cursor = useRef<number>(null)
  const afterCommit = useAfterCommit()
  const known = Object.fromEntries(facts.map((fact) => [fact.name, fact.value]))
  const typed = typedFactsIn(value, known)
  const named = factsNamedIn(value)
  // What the English names and the translation does not: it belongs there most likely.
  const likely = factsNamedIn(english ?? '').filter((fact) => known[fact] && !named.includes(fact))

  const goBack = () => {
    if (cursor.current === null) return
    control.current?.focus()
    control.current?.setSelectionRange(cursor.current, cursor.current)
    cursor.current = null
  }
  const insert = (fact: string) => {
    const { selectionStart, selectionEnd } = control.current!
    const next = insertFact(value, selectionStart ?? value.length, selectionEnd ?? value.length, fact)
    cursor.current = next.cursor
    onChange(next.text)
  }
  const insertAtOnce = (fact: string) => {
    insert(fact)
    afterCommit(goBack)
  }
  const isList = field.widget === 'lines'
  const isLine = field.widget === 'line'
  const length = lengthOf(value, isList)
  const shared = {
    ref: control,
    name,
    value,
    lang: locale,
    autoComplete: 'off',
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange(event.target.value),
  }
  return (
    <Labelled label={field.label} complaint={complaint} help={field.help} mark={mark} action={action}>
      {(described) => (
        <>
          {isLine ? (
            <Input size="lg" {...described} {...shared} />
          ) : (
            <Textarea autoresize size="lg" rows={isList ? 4 : 5} maxHeight="28rem" {...described} {...shared} />
          )}
          <Flex width="full" gap="1" align="center" wrap="wrap">
            {likely.map((fact) => (
              <Chip key={fact} fact={{ name: fact, value: known[fact]! }} onClick={() => insertAtOnce(fact)} />
            ))}
            <FactMenu of={field.label} facts={facts} onChoose={insert} onClosed={goBack} />
            {most !== null && (
              <Text
                as="span"
                ms="auto"
                textStyle="xs"
                fontVariantNumeric="tabular-nums"
                color={length > most ? 'red.fg' : 'fg.muted'}
              >
                {formatNumber(length)} / {formatNumber(most)}
                <VisuallyHidden>{isList ? ' characters in the longest line' : ' characters'}</VisuallyHidden>
              </Text>
            )}
          </Flex>
          {typed.map((one) => (
            <Flex key={one.fact} width="full" gap="2" align="center" wrap="wrap" textStyle="sm" color="orange.fg">
              <Field.HelperText as="span" color="inherit" mt="0">
                “{one.value}” is the fact {one.fact}.
              </Field.HelperText>
              <Button
                size="2xs"
                colorPalette="orange"
                aria-label={`Put {${one.fact}} in the place of ${one.value}`}
                onClick={() => {
                  onChange(withFactNamed(value, one))
                  control.current?.focus()
                }}
              >
                Put <Text as="span" fontFamily="mono">{`{${one.fact}}`}</Text> in its place
              </Button>
            </Flex>
          ))}
        </>
      )}
    </Labelled>
  )
}
