import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chakraMemo } from './build/chakra-memo.ts'
import { inlineScript } from './build/inline-script.ts'
import { leanRouter } from './build/lean-router.ts'
import { precompress } from './build/precompress.ts'
import { stylesInPlace } from './build/styles-in-place.ts'
import { withoutHoistedStatics } from './build/without-hoisted-statics.ts'

const client = dirname(fileURLToPath(import.meta.url))
const top = dirname(client)
const reactRouter = join(top, 'node_modules/react-router/dist/production')

/** What every page needs, in two files: fewer requests, and the first stays cached while the site changes. */
const framework =
  /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|react-intl|@formatjs|intl-messageformat|@emotion|stylis|@chakra-ui\/react\/dist\/esm\/styled-system)\//
/** Small things that most pages show go with the frame: a file of their own costs more than they are. */
const frame =
  /(?:graphql\/posted-inquiry|client\/(?:page-state|apollo\/failure|ui\/(?!fonts)|pictures|site\/(?:layout|pictures|texts|visits|booking\/stay-dates|contact\/inquiry-problems|stay\/usePriceRange)|site\/[\w-]+\.ts))/
/** What several pages show together, in one file each: it packs better than its parts. */
const contact =
  /client\/site\/contact\/(?!Contact(?:Page|JsonLd)|FindUs|Important|StayTimes|inquiry-problems|useMessageBeginning|.*\.generated)/
const planner = /client\/site\/(?:stay\/(?:StayCard|StayProblem|FromPrice)|map\/useLoadedNear)/
const price =
  /client\/site\/stay\/(?:useStayPrice|Saving|ShowCode|QuotedStay|PriceTerms|useMoment|discount-words|CalendarFileLink)/
const photos =
  /client\/site\/(?:gallery\/(?:FeatureList|PhotoGrid|useLightbox)|rooms\/(?:AskLink|bed-name|hotel-room-json-ld))/

export default defineConfig(({ command, isSsrBuild }) => ({
  root: client,
  cacheDir: join(top, 'node_modules/.vite'),
  plugins: [
    react(),
    chakraMemo(),
    stylesInPlace(),
    withoutHoistedStatics(),
    leanRouter(),
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
    modulePreload: {
      polyfill: false,
      // Its own document names what the desk needs: the addresses of a hundred files are nothing for guests.
      resolveDependencies: (file, deps) =>
        /\/AdminApp-/.test(file) ? deps.filter((dependency) => dependency.endsWith('.css')) : deps,
    },
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
                  { name: 'planner', test: planner },
                  { name: 'price', test: price },
                  { name: 'photos', test: photos },
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
