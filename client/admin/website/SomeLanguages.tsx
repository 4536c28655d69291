import { Checkbox, Fieldset, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import type { Locale } from '#graphql/locales.ts'
import { useHotel } from '../frame/viewer.tsx'
import { languages } from '../inquiries/labels.ts'
import { Button } from '../ui/Button.tsx'
import { Details } from '../ui/Details.tsx'

interface SomeLanguagesProps {
  /** Those that somebody has changed. */
  changed: readonly Locale[]
  /** Those that a model drafted and nobody has read: they cannot be published. */
  unread: readonly Locale[]
  busy: boolean
  onPublish: (locales: Locale[]) => void
}

/** Each language can be published alone; the rest of the draft waits. */
export const SomeLanguages = ({ changed, unread, busy, onPublish }: SomeLanguagesProps) => {
  const offered = useHotel().languages
  const [chosen, setChosen] = useState<readonly Locale[]>([])
  const [isMissing, setMissing] = useState(false)
  const publish = () => {
    setMissing(chosen.length === 0)
    if (chosen.length > 0) onPublish([...chosen])
  }
  return (
    <Details summary="Publish only some languages">
      <Stack gap="3" pt="2">
        <Fieldset.Root invalid={isMissing}>
          <Fieldset.Legend srOnly>Languages to publish</Fieldset.Legend>
          <Fieldset.Content gap="0" mt="0">
            {offered.map((locale) => (
              <Checkbox.Root
                key={locale}
                minHeight="8"
                colorPalette="coral"
                checked={chosen.includes(locale)}
                onCheckedChange={({ checked }) => {
                  setMissing(false)
                  setChosen(checked ? [...chosen, locale] : chosen.filter((other) => other !== locale))
                }}
              >
                <Checkbox.HiddenInput />
                <Checkbox.Control />
                <Checkbox.Label fontWeight="normal">
                  {languages[locale].name}
                  {changed.includes(locale) && ' · changed here'}
                  {unread.includes(locale) && ' · drafted, not read'}
                </Checkbox.Label>
              </Checkbox.Root>
            ))}
          </Fieldset.Content>
          <Fieldset.ErrorText>Choose at least one language</Fieldset.ErrorText>
        </Fieldset.Root>
        <Text textStyle="sm" color="fg.muted">
          What is the same in every language stays as guests read it now.
        </Text>
        <Button size="sm" alignSelf="flex-start" disabled={busy} onClick={publish}>
          Publish these languages
        </Button>
      </Stack>
    </Details>
  )
}
