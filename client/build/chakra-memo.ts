import { join } from 'node:path'
import type { Plugin } from 'vite'

const styleMemo = join(import.meta.dirname, '..', 'ui', 'style-memo.ts')
const makesRecipe = 'function cva(config = {}) {'

/**
 * Chakra 3.37 caches styles by their sorted property names while results depend on their order, so a class name
 * could differ between server and browser: https://github.com/chakra-ui/chakra-ui/issues/10952 (fixed in 3.38). Its
 * cache is also smaller than what these pages hold, and each element makes its recipe anew, with an empty cache:
 * rendering a page took half as long again.
 */
export const chakraMemo = (): Plugin => ({
  name: 'chakra-memo',
  load: {
    filter: { id: /@chakra-ui\/react\/dist\/esm\/utils\/memo\.js/ },
    handler: () => `export { memo } from ${JSON.stringify(styleMemo)}`,
  },
  transform: {
    filter: { id: /@chakra-ui\/react\/dist\/esm\/styled-system\/cva\.js/ },
    handler(code) {
      if (!code.includes(makesRecipe)) this.error('cva.js has changed: see whether recipes are now kept by themselves')
      const kept = `const recipes = new WeakMap()
  function cva(config = {}) {
    if (!recipes.has(config)) recipes.set(config, makeRecipe(config))
    return recipes.get(config)
  }
  function makeRecipe(config) {`
      return { code: code.replace(makesRecipe, kept), map: null }
    },
  },
})
