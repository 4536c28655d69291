import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chakraMemo } from './build/chakra-memo.ts'
import { inlineScript } from './build/inline-script.ts'
import { precompress } from './build/precompress.ts'
import { stylesInPlace } from './build/styles-in-place.ts'
import { withoutHoistedStatics } from './build/without-hoisted-statics.ts'

const client = dirname(fileURLToPath(import.meta.url))
const top = dirname(client)
const reactRouter = join(top, 'node_modules/react-router/dist/production')

/** What every page needs, in two files: fewer requests, and the first stays cached while the site changes. */
const framework =
  /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|react-intl|@formatjs|intl-messageformat|@emotion|stylis|@chakra-ui\/react\/dist\/esm\/styled-system)\//
/** The message form with its facts, on most pages: one file packs better than its seven parts. */
const contact =
  /client\/site\/contact\/(?!Contact(?:Page|JsonLd)|FindUs|Important|SpamTrap|StayTimes|useMessageBeginning|.*\.generated)/
// The sign-up in the footer needs what a refusal says, on pages without the form.
const frame = /client\/(?:apollo\/failure|ui\/(?!fonts)|pictures|site\/layout|site\/[\w-]+\.ts)/

export default defineConfig(({ command, isSsrBuild }) => ({
  root: client,
  cacheDir: join(top, 'node_modules/.vite'),
  plugins: [
    react(),
    chakraMemo(),
    stylesInPlace(),
    withoutHoistedStatics(),
    inlineScript('<!--early-presses-->', join(client, 'early-presses.ts')),
    ...(isSsrBuild ? [] : [precompress()]),
  ],
  resolve: {
    // 'es2015' gives rxjs without its code for old browsers.
    conditions: ['es2015', 'module', 'browser', 'development|production'],
    alias: [
      // Messages arrive compiled, so the parser is left out.
      { find: /^@formatjs\/icu-messageformat-parser$/, replacement: '@formatjs/icu-messageformat-parser/no-parser.js' },
      // The package's exports lead to its development build, checks and all.
      ...(command === 'build'
        ? [
            { find: /^react-router$/, replacement: join(reactRouter, 'index.mjs') },
            { find: /^react-router\/dom$/, replacement: join(reactRouter, 'dom-export.mjs') },
          ]
        : []),
    ],
  },
  // Servers run what was built, whatever their environment says of it.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
  build: {
    target: 'es2022',
    outDir: join(top, 'dist', isSsrBuild ? 'server' : 'client'),
    emptyOutDir: true,
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    copyPublicDir: false,
    chunkSizeWarningLimit: 4_000,
    reportCompressedSize: false,
    ...(isSsrBuild
      ? { ssr: true, rolldownOptions: { input: join(client, 'entry-server.tsx') } }
      : {
          rolldownOptions: {
            input: { site: join(client, 'index.html'), playground: join(client, 'playground/index.html') },
            output: {
              codeSplitting: {
                groups: [
                  // Apart, so that the first script of a page brings nothing else along.
                  { name: 'preload', test: /vite\/preload-helper/ },
                  { name: 'framework', test: framework },
                  { name: 'frame', test: frame },
                  { name: 'contact', test: contact },
                ],
              },
            },
            // GraphiQL's packages carry directives for a compiler that is not used here.
            onLog: (level, log, report) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && report(level, log),
          },
        }),
  },
  ssr: {
    // One bundle starts ten times faster than the packages file by file; graphql must be the schema's own copy.
    noExternal: command === 'build' ? true : ['@chakra-ui/react'],
    external: ['graphql'],
    resolve: { conditions: ['es2015', 'module', 'node', 'development|production'] },
  },
  worker: { format: 'es' },
  // The playground is served as it was built, also in development.
  optimizeDeps: { entries: ['index.html'], rolldownOptions: { plugins: [chakraMemo(), stylesInPlace()] } },
}))
