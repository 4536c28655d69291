import type { Plugin } from 'vite'

/** Only Emotion's withTheme copies statics, and nobody uses it; the CommonJS package cannot be shaken off. */
export const withoutHoistedStatics = (): Plugin => ({
  name: 'without-hoisted-statics',
  enforce: 'pre',
  resolveId: (id) => (id === 'hoist-non-react-statics' ? '\0hoist-non-react-statics' : null),
  load: (id) => (id === '\0hoist-non-react-statics' ? 'export default (target) => target' : null),
})
