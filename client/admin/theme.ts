import { createSystem, defaultConfig, defineConfig } from '@chakra-ui/react'
import { colorTokens, semanticColors } from './theme/colors.ts'
import { recipes, slotRecipes } from './theme/recipes.ts'
import { fontTokens, semanticRadii, semanticShadows, textStyles } from './theme/shape.ts'

/** On <html> while a staff page is shown: the desk's page styles stand above the site's without touching them. */
export const deskClass = 'desk'

const config = defineConfig({
  // The site's slim theme owns the prefix "chakra" on the same page.
  cssVarsPrefix: 'desk',
  globalCss: {
    [`html.${deskClass}`]: {
      bg: 'bg',
      color: 'fg',
      colorPalette: 'sea',
      lineHeight: '1.5',
      // What gets the focus keeps clear of the bar at the foot.
      scrollPaddingBottom: { base: '5rem', xl: '0' },
    },
    [`html.${deskClass} body`]: { bg: 'bg', color: 'fg', fontFamily: 'body', fontSize: '1rem' },
    [`html.${deskClass} *::selection`]: { bg: 'coral.emphasized/70' },
    // What stands there is still the answer to the question before. It stays readable: paler text would be hard to see for
    // as long as a slow network takes.
    [`html.${deskClass} [aria-busy=true]`]: {
      position: 'relative',
      cursor: 'progress',
      _before: {
        content: '""',
        position: 'absolute',
        insetX: '0',
        top: '-3px',
        height: '3px',
        bg: 'coral.solid',
        _highContrast: { bg: 'Highlight' },
        animation: 'pulse',
      },
    },
    // Contrast themes take away grounds, colours and shadows: what is chosen, or where somebody is, has a line around it there.
    [`html.${deskClass} :is([aria-pressed=true], [aria-selected=true], [aria-current]:not([aria-current=false]), [data-highlighted]):not(:focus-visible)`]:
      { _highContrast: { outline: '3px solid Highlight !important', outlineOffset: '-3px' } },
    [`html.${deskClass} *, html.${deskClass} *::before, html.${deskClass} *::after`]: {
      _motionReduce: {
        animationDuration: '0.01ms !important',
        animationIterationCount: '1 !important',
        // A short one would be worse: it makes every change of everything a transition, a frame late.
        transition: 'none !important',
        scrollBehavior: 'auto !important',
      },
    },
  },
  theme: {
    tokens: { colors: colorTokens, fonts: fontTokens },
    semanticTokens: { colors: semanticColors, radii: semanticRadii, shadows: semanticShadows },
    textStyles,
    recipes,
    slotRecipes: slotRecipes as never,
  },
})

/** Chakra's whole default theme under the hotel's colours, type and shapes. */
export const adminSystem = createSystem(defaultConfig, config)
