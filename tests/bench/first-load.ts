import { firstLoadLimit, readFirstLoads } from '#client/build/first-load.ts'

/** Prints what each guest page loads first as JavaScript, after `npm run build`. */
for (const { page, kilobytes, scripts } of await readFirstLoads())
  process.stdout.write(`${page.padEnd(40)} ${kilobytes.toFixed(1)} kB gzip in ${scripts.length} files\n`)
process.stdout.write(`The limit is ${firstLoadLimit} kB.\n`)
