import { configureGlobal } from 'fast-check'
import { seedVariable } from './random-order.ts'

/** Properties try the same cases each time; `npm test -- --random=SEED` tries others. */
configureGlobal({ seed: Number(process.env[seedVariable] ?? 20_261_122) })
