import { readFile } from 'node:fs/promises'
import { minify, transformWithOxc, type Plugin } from 'vite'

/** Writes a small script without imports into the page in place of a marker: it runs before anything is fetched. */
export const inlineScript = (marker: string, file: string): Plugin => ({
  name: 'inline-script',
  transformIndexHtml: {
    order: 'pre',
    handler: async (html) => {
      if (!html.includes(marker)) return html
      const { code } = await transformWithOxc(await readFile(file, 'utf8'), file)
      const small = await minify(file, `(()=>{${code}})()`, { module: false })
      return html.replace(marker, () => `<script>${small.code}</script>`)
    },
  },
})
