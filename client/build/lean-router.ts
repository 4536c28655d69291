import type { Plugin } from 'vite'

const rendersPrefetch = 'shouldPrefetch && !isAbsolute ? '
/** What nobody uses, a form and another link among it, is kept by a call that could do anything and by a name given afterwards. */
const calls = /= (?=React\d*\.(?:forwardRef|createContext)\()/g
const names = /^\w+\.displayName = .*;$/gm

/**
 * React Router's link brings along what fetches the code and data of a page built by its framework, which this is not, and
 * every guest would load it.
 */
export const leanRouter = (): Plugin => ({
  name: 'lean-router',
  transform: {
    filter: { id: /react-router\/dist\/production\/chunk-.*\.mjs/, code: /PrefetchPageLinks/ },
    handler(code) {
      if (!code.includes(rendersPrefetch)) this.error('React Router has changed: see what its link brings along')
      const lean = code
        .replace(rendersPrefetch, 'false ? ')
        .replaceAll(calls, '= /* @__PURE__ */ ')
        .replaceAll(names, '')
      return { code: lean, map: null }
    },
  },
})
