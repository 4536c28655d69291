import { join } from 'node:path'
import type { Plugin } from 'vite'

const styleMemo = join(import.meta.dirname, '..', 'ui', 'style-memo.ts')
const makesRecipe = 'function cva(config = {}) {'
const writesStyles = `const serialized = serializeStyles(
      styles.concat(classInterpolations),
      cache2.registered,
      mergedProps
    );`

/**
 * Chakra 3.37 caches styles by their sorted property names while results depend on their order, so a class name
 * could differ between server and browser: https://github.com/chakra-ui/chakra-ui/issues/10952 (fixed in 3.38). Its
 * cache is also smaller than what these pages hold, and each element makes its recipe anew, with an empty cache:
 * rendering a page took half as long again. Each element writes and hashes its rules anew as well, of an object that the
 * cache hands out.
 */
export const chakraMemo = (): Plugin => ({
  name: 'chakra-memo',
  load: {
    filter: { id: /@chakra-ui\/react\/dist\/esm\/utils\/memo\.js/ },
    handler: () => `export { memo } from ${JSON.stringify(styleMemo)}`,
  },
  transform: {
    filter: { id: /@chakra-ui\/react\/dist\/esm\/styled-system\/(?:cva|factory)\.js/ },
    handler(code, id) {
      if (id.includes('factory.js')) {
        if (!code.includes(writesStyles))
          this.error('factory.js has changed: see whether rules are now kept by themselves')
        // A second object is there when a class name stands for styles.
        const kept = `const serialized = classInterpolations.length > 1
      ? serializeStyles(classInterpolations, cache2.registered, mergedProps)
      : keptRules.get(styleProps) ?? keepRules(styleProps);`
        const keep = `
const keptRules = new WeakMap()
const keepRules = (styles) => {
  const rules = serializeStyles([styles])
  keptRules.set(styles, rules)
  return rules
}
`
        return { code: code.replace(writesStyles, kept) + keep, map: null }
      }
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
