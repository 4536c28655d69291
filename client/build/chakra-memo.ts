import type { Plugin } from 'vite'

/**
 * Chakra 3.37 caches styles by their sorted property names while results depend on their order, so a class name
 * could differ between server and browser: https://github.com/chakra-ui/chakra-ui/issues/10952 (fixed in 3.38).
 */
export const chakraMemo = (): Plugin => ({
  name: 'chakra-memo',
  transform: {
    filter: { id: /@chakra-ui\/react\/dist\/esm\/utils\/memo\.js/ },
    handler(code) {
      if (!code.includes('.sort()')) this.error('memo.js has changed: remove this plugin if Chakra fixed the bug')
      return { code: code.replace('.sort()', ''), map: null }
    },
  },
})
