import { Checkbox, Skeleton, Stack, Text } from '@chakra-ui/react'
import { formatDollars } from '../ui/money.ts'
import { formatStayDay } from '../ui/time.ts'
import type { SeasonCopyPreviewQuery } from './CopySeason.generated.ts'
import { rulesInWords } from './useCopySeason.ts'

type RuleCopy = SeasonCopyPreviewQuery['seasonCopyPreview'][number]

const span = ({ startDate, endDate }: { startDate: string; endDate: string }) =>
  startDate === endDate ? formatStayDay(startDate) : `${formatStayDay(startDate)} to ${formatStayDay(endDate)}`

interface SeasonRulesProps {
  copies: RuleCopy[] | undefined
  /** Ids of the rules that are to be copied. */
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
  nameOf: (roomTypeId: string) => string
}

/** The rules of a season with the nights that their copies would have; each can be left out. */
export const SeasonRules = ({ copies, chosen, onChange, nameOf }: SeasonRulesProps) => {
  if (!copies) return <Skeleton height="24" />
  const toggle = (id: string) => onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  return (
    <>
      <Text as="output" fontWeight="semibold">
        {copies.length === 0
          ? 'No rule begins in these nights.'
          : `${rulesInWords(copies.length)} ${copies.length === 1 ? 'begins' : 'begin'} in these nights`}
      </Text>
      <Stack as="ul" listStyleType="none" gap="4" aria-label="Rules of the season">
        {copies.map((copy) => (
          <li key={copy.rule.id}>
            <Checkbox.Root
              alignItems="start"
              checked={chosen.includes(copy.rule.id)}
              disabled={copy.problem !== null}
              onCheckedChange={() => toggle(copy.rule.id)}
            >
              <Checkbox.HiddenInput {...(copy.problem && { 'aria-describedby': `${copy.rule.id}-problem` })} />
              <Checkbox.Control mt="1" />
              <Checkbox.Label>
                <Text as="span" display="block" fontWeight="semibold">
                  {copy.rule.name}, {nameOf(copy.rule.roomTypeId)}, {formatDollars(copy.rule.price)}
                </Text>
                <Text as="span" display="block" textStyle="sm" color="fg.muted" fontWeight="normal">
                  {span(copy.rule)}
                  <Text as="span" display="block">
                    <span aria-hidden="true">→ </span>
                    {span(copy)}
                  </Text>
                </Text>
              </Checkbox.Label>
            </Checkbox.Root>
            {copy.problem && (
              <Text id={`${copy.rule.id}-problem`} textStyle="sm" color="fg.warning" ps="1.875rem">
                {copy.problem}
              </Text>
            )}
          </li>
        ))}
      </Stack>
    </>
  )
}
