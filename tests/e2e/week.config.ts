import { defineConfig } from '@playwright/test'
import browserTests from './playwright.config.ts'

/** `npm run test:week`: a week of a hotel, on a product of its own. */
export default defineConfig({ ...browserTests, grep: /@week/, grepInvert: [], webServer: [] })
