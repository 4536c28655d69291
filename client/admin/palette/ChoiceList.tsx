import { Box, Flex, Text } from '@chakra-ui/react'
import { useId } from 'react'
import type { Choice } from './choices.ts'

interface ChoiceListProps {
  id: string
  choices: readonly Choice[]
  current: number
  optionId: (index: number) => string
  onChoose: (choice: Choice) => void
}

const Group = ({ title, of, ...list }: Omit<ChoiceListProps, 'id'> & { title: string; of: readonly Choice[] }) => {
  const id = useId()
  const { choices, current, optionId, onChoose } = list
  return (
    <Box role="group" aria-labelledby={id} pb="2">
      <Text id={id} role="presentation" textStyle="eyebrow" color="fg.muted" px="5" py="1.5">
        {title}
      </Text>
      {of.map((choice) => {
        const index = choices.indexOf(choice)
        const isCurrent = index === current
        return (
          // The keyboard reaches options through the field.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
          <Flex
            key={choice.id}
            id={optionId(index)}
            role="option"
            aria-selected={isCurrent}
            gap="4"
            justify="space-between"
            align="baseline"
            mx="2"
            px="3"
            py="2"
            minHeight="10"
            borderRadius="l2"
            cursor="pointer"
            bg={isCurrent ? 'sea.subtle' : undefined}
            boxShadow={isCurrent ? 'inset 3px 0 0 {colors.coral.solid}' : undefined}
            _hover={{ bg: 'bg.muted' }}
            // A press must not take the focus out of the field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(choice)}
          >
            <Text fontWeight="medium" truncate>
              {choice.title}
            </Text>
            <Text textStyle="sm" color="fg.muted" truncate flexShrink="1">
              {choice.detail}
            </Text>
          </Flex>
        )
      })}
    </Box>
  )
}

/** What was found, by kinds. */
export const ChoiceList = ({ id, ...list }: ChoiceListProps) => (
  <Box
    id={id}
    role="listbox"
    aria-label="Results"
    hidden={list.choices.length === 0}
    overflowY="auto"
    maxHeight="min(60vh, 30rem)"
    pt="2"
  >
    {[...Map.groupBy(list.choices, ({ group }) => group)].map(([title, of]) => (
      <Group key={title} title={title} of={of} {...list} />
    ))}
  </Box>
)
