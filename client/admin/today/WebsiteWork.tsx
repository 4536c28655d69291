import { Box, Link, Text } from '@chakra-ui/react'
import { Link as RouterLink } from 'react-router-dom'
import { deskPath } from '#graphql/desk-paths.ts'
import { languages } from '../inquiries/labels.ts'
import { Panel } from '../ui/Panel.tsx'
import type { TodayTabQuery } from './TodayTab.generated.ts'

const website = deskPath('website')

/** What of the website is unverified, untranslated or leads nowhere. */
export const WebsiteWork = ({ work }: { work: NonNullable<TodayTabQuery['today']['website']> }) => {
  const { unverified, untranslated, linksToFix } = work
  const lines: [key: string, sentence: string, to: string][] = [
    ...(unverified > 0
      ? [['unverified', `${unverified} to check: nobody has looked for a year`, website] as [string, string, string]]
      : []),
    ...(linksToFix > 0
      ? [['links', `${linksToFix} links that lead nowhere or elsewhere`, website] as [string, string, string]]
      : []),
    ...untranslated.map(({ locale, records }): [string, string, string] => [
      locale,
      `${languages[locale].name}: ${records} to translate or to read`,
      website,
    ]),
  ]
  return (
    <Panel title="The website" description={lines.length === 0 ? 'Nothing waits for anybody.' : undefined}>
      {lines.length > 0 && (
        <Box as="ul" listStyleType="none" aria-label="What the website waits for">
          {lines.map(([key, sentence, to]) => (
            <Text as="li" key={key} py="2" borderTopWidth="1px" borderColor="border.muted">
              <Link asChild variant="underline">
                <RouterLink to={to}>{sentence}</RouterLink>
              </Link>
            </Text>
          ))}
        </Box>
      )}
    </Panel>
  )
}
