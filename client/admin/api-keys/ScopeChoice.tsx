import { Box, Checkbox, Fieldset, Flex, Text } from '@chakra-ui/react'
import type { Permission } from '#graphql/permissions.ts'

interface ScopeChoiceProps {
  offered: readonly Permission[]
  value: Permission[]
  onChange: (value: Permission[]) => void
  complaint?: string
}

/** "rooms" is "Rooms", "seo" is "SEO". */
const resourceName = (resource: string) =>
  resource === 'seo' ? 'SEO' : resource.charAt(0).toUpperCase() + resource.slice(1)

const byResource = (offered: readonly Permission[]) =>
  Object.entries(Object.groupBy(offered, (scope) => scope.split(':')[0]!))

/** Checkboxes by what they open: reading and writing are chosen apart. */
export const ScopeChoice = ({ offered, value: chosen, onChange, complaint }: ScopeChoiceProps) => (
  <Fieldset.Root invalid={Boolean(complaint)}>
    <Fieldset.Legend fontWeight="semibold">Scopes</Fieldset.Legend>
    <Fieldset.Content mt="2" gap="0">
      {byResource(offered).map(([resource, scopes = []]) => (
        <Flex
          key={resource}
          role="group"
          aria-label={resourceName(resource)}
          gap="4"
          align="center"
          py="1.5"
          borderTopWidth="1px"
          borderColor="border.muted"
        >
          <Text flex="1" aria-hidden>
            {resourceName(resource)}
          </Text>
          {scopes.map((scope) => (
            <Box key={scope} width="6.5rem">
              <Checkbox.Root
                name="scopes"
                value={scope}
                colorPalette="coral"
                minHeight="8"
                checked={chosen.includes(scope)}
                onCheckedChange={({ checked }) =>
                  onChange(checked ? [...chosen, scope] : chosen.filter((other) => other !== scope))
                }
              >
                <Checkbox.HiddenInput />
                <Checkbox.Control />
                <Checkbox.Label textTransform="capitalize">{scope.split(':')[1]}</Checkbox.Label>
              </Checkbox.Root>
            </Box>
          ))}
        </Flex>
      ))}
    </Fieldset.Content>
    <Fieldset.ErrorText>{complaint}</Fieldset.ErrorText>
  </Fieldset.Root>
)
