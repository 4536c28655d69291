import { Stack, Text } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { SettingsSentence } from '../ui/SettingsSentence.tsx'
import type { TodayTabQuery } from './TodayTab.generated.ts'

/** What failed, why or what to do, and the way there. */
export const Problems = ({ problems }: { problems: TodayTabQuery['today']['problems'] }) => {
  if (problems.length === 0) return null
  return (
    <Stack as="section" aria-label="What failed" gap="3">
      {problems.map(({ id, sentence, remedy, button, path }) => (
        <Notice
          key={id}
          tone="warning"
          role="group"
          aria-label={sentence}
          action={
            <Button asChild size="sm">
              <Link to={path}>{button}</Link>
            </Button>
          }
        >
          <Text fontWeight="semibold">{sentence}</Text>
          {remedy && <SettingsSentence>{remedy}</SettingsSentence>}
        </Notice>
      ))}
    </Stack>
  )
}
