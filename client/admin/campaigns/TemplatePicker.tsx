import { Badge, Box, chakra, Flex, Grid, Text } from '@chakra-ui/react'
import { Button } from '../ui/Button.tsx'
import { EditIcon } from '../ui/icons.tsx'

export interface TemplateParts {
  id: string
  name: string
  subject: string
  discountPercent: number
  specialMessage: string
}

const Choice = chakra('button', {
  base: {
    display: 'block',
    width: 'full',
    height: 'full',
    textAlign: 'start',
    cursor: 'pointer',
    borderRadius: 'l2',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    bg: 'bg.panel',
    px: '4',
    pt: '3.5',
    pb: '12',
    _hover: { bg: 'bg.subtle' },
    _focusVisible: { outline: '2px solid', outlineColor: 'coral.focusRing', outlineOffset: '2px' },
    '&[aria-pressed=true]': {
      borderColor: 'coral.solid',
      boxShadow: 'inset 0 0 0 1px var(--desk-colors-coral-solid)',
      bg: 'coral.subtle',
    },
  },
})

interface TemplatePickerProps<T extends TemplateParts> {
  templates: readonly T[]
  selectedId: string | null
  onSelect: (template: T) => void
  onEdit?: (template: T) => void
}

/** Ready-made campaigns; choosing one copies it into the form. */
export const TemplatePicker = <T extends TemplateParts>({
  templates,
  selectedId,
  onSelect,
  onEdit,
}: TemplatePickerProps<T>) => (
  <Grid as="ul" listStyleType="none" templateColumns="repeat(auto-fill, minmax(min(100%, 15rem), 1fr))" gap="3">
    {templates.map((template) => {
      const isSelected = template.id === selectedId
      return (
        <Box as="li" key={template.id} position="relative">
          <Choice type="button" aria-pressed={isSelected} onClick={() => onSelect(template)}>
            <Flex justify="space-between" gap="2" align="flex-start">
              <Text as="span" fontWeight="semibold" overflowWrap="anywhere">
                {template.name}
              </Text>
              <Badge colorPalette={isSelected ? 'coral' : 'gray'} flexShrink="0">
                {template.discountPercent}%
              </Badge>
            </Flex>
            <Text as="span" display="block" color="fg.muted" textStyle="sm" mt="1" overflowWrap="anywhere">
              {template.subject}
            </Text>
            {isSelected && (
              <Badge colorPalette="coral" variant="solid" position="absolute" insetStart="4" bottom="3.5">
                Selected
              </Badge>
            )}
          </Choice>
          {onEdit && (
            <Button
              size="xs"
              variant="ghost"
              position="absolute"
              insetEnd="2"
              bottom="2"
              aria-label={`Edit the template ${template.name}`}
              onClick={() => onEdit(template)}
            >
              <EditIcon />
              Edit
            </Button>
          )}
        </Box>
      )
    })}
  </Grid>
)
