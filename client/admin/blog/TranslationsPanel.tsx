import { Box, Flex, Link, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { useHotel, useViewer } from '../frame/viewer.tsx'
import { languages } from '../inquiries/labels.ts'
import { Button } from '../ui/Button.tsx'
import { Panel } from '../ui/Panel.tsx'
import type { EntryFieldsFragment } from './EntryFields.generated.ts'
import { StatusBadge } from './EntryRow.tsx'
import { NewEntryDialog } from './NewEntryDialog.tsx'
import { useBlogAddress } from './useBlogAddress.ts'

/** The same article in its other languages. */
export const TranslationsPanel = ({ entry }: { entry: EntryFieldsFragment }) => {
  const { can } = useViewer()
  const { languages: offered } = useHotel()
  const { addressOf, open } = useBlogAddress()
  const [isBeginning, setBeginning] = useState(false)
  const there = [entry.language, ...entry.translations.map(({ language }) => language)]
  const missing = offered.filter((language) => !there.includes(language))
  return (
    <Panel title="Translations">
      {entry.translations.length === 0 && (
        <Text color="fg.muted">Only in {languages[entry.language].name} so far.</Text>
      )}
      <Box as="ul" listStyleType="none" aria-label="Translations of this post">
        {entry.translations.map(({ id, language, title, status }) => (
          <li key={id}>
            <Flex gap="3" justify="space-between" align="baseline" py="2">
              <Link asChild variant="underline">
                <RouterLink to={addressOf(id)}>
                  {languages[language].name}: <span lang={language}>{title}</span>
                </RouterLink>
              </Link>
              <StatusBadge status={status} />
            </Flex>
          </li>
        ))}
      </Box>
      {can('blog:write') && missing.length > 0 && (
        <Button size="sm" mt="3" onClick={() => setBeginning(true)}>
          Translate
        </Button>
      )}
      {missing.length > 0 && (
        <NewEntryDialog
          open={isBeginning}
          onClose={() => setBeginning(false)}
          onMade={open}
          original={{ id: entry.id, title: entry.title, languages: missing }}
        />
      )}
    </Panel>
  )
}
