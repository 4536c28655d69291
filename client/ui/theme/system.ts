import { createSystem, defaultBaseConfig } from '@chakra-ui/react'
import { globalStyles } from './global-styles.ts'
import { keyframes } from './keyframes.ts'
import { textStyles } from './text-styles.ts'
import { tokens } from './tokens.ts'

/** The guest site's own system: Chakra's engine without its default theme, which would double the first load. */
export const siteSystem = createSystem(defaultBaseConfig, {
  preflight: true,
  cssVarsPrefix: 'inn',
  cssVarsRoot: ':root',
  globalCss: globalStyles,
  theme: {
    breakpoints: { sm: '30rem', md: '48rem', lg: '64rem', xl: '75rem' },
    tokens,
    textStyles,
    keyframes,
  },
})
