import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react'
import {
  dialogAnatomy,
  fieldAnatomy,
  menuAnatomy,
  switchAnatomy,
  tabsAnatomy,
  toastAnatomy,
} from '@chakra-ui/react/anatomy'

const control = { borderColor: 'border.emphasized', bg: 'bg.panel', _placeholder: { color: 'fg.subtle' } }

export const recipes = {
  button: defineRecipe({
    base: { fontWeight: 'semibold', letterSpacing: '0.005em', focusRingColor: 'colorPalette.focusRing' },
    variants: { variant: { outline: { bg: 'bg.panel' } } },
    defaultVariants: { variant: 'outline' },
  }),
  input: defineRecipe({ variants: { variant: { outline: control } } }),
  textarea: defineRecipe({ base: { lineHeight: '1.55' }, variants: { variant: { outline: control } } }),
  badge: defineRecipe({
    base: { borderRadius: 'full', fontWeight: 'semibold' },
    variants: { size: { sm: { px: '2' } } },
  }),
  heading: defineRecipe({ base: { fontFamily: 'heading', fontWeight: '400' } }),
  link: defineRecipe({ base: { colorPalette: 'sea' } }),
}

const panelEdge = { borderWidth: '1px', borderColor: 'border', color: 'fg', fontFamily: 'body' }

export const slotRecipes = {
  nativeSelect: { variants: { variant: { outline: { field: control } } } },
  field: defineSlotRecipe({
    slots: fieldAnatomy.keys(),
    base: { label: { fontWeight: 'semibold' }, errorText: { textStyle: 'sm' }, helperText: { textStyle: 'sm' } },
  }),
  dialog: defineSlotRecipe({
    slots: dialogAnatomy.keys(),
    base: {
      backdrop: { bg: '#0B1E2799' },
      content: { ...panelEdge, borderRadius: 'l3' },
      title: { textStyle: 'panelTitle', fontWeight: '400' },
      footer: { pb: '6', flexWrap: 'wrap' },
    },
  }),
  menu: defineSlotRecipe({ slots: menuAnatomy.keys(), base: { content: { ...panelEdge, boxShadow: 'lg' } } }),
  switch: defineSlotRecipe({
    slots: switchAnatomy.keys(),
    variants: {
      variant: {
        // Its two grounds alone would not be seen in a contrast theme.
        solid: {
          control: { _highContrast: { outline: '1px solid ButtonText' } },
          thumb: { _highContrast: { bg: 'ButtonText', _checked: { bg: 'Highlight' } } },
        },
      },
    },
  }),
  tabs: defineSlotRecipe({
    slots: tabsAnatomy.keys(),
    variants: {
      variant: {
        line: {
          trigger: {
            fontWeight: 'semibold',
            _hover: { color: 'fg' },
            _selected: { _horizontal: { '--indicator-color': 'colors.coral.solid', '--indicator-thickness': '3px' } },
          },
        },
      },
    },
  }),
  toast: defineSlotRecipe({
    slots: toastAnatomy.keys(),
    base: {
      root: { fontFamily: 'body', borderRadius: 'l2' },
      // Chakra fades the description to 80 %, which takes it below 4.5:1 on the solid colours.
      description: { opacity: '1' },
      closeTrigger: { color: 'currentColor', boxSize: '7' },
    },
  }),
}
