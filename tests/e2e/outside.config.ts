import { defineConfig } from '@playwright/test'
import browserTests from './playwright.config.ts'

/** `npm run check:outside`: every page and every screen of the desk through tools that are not our own. */
export default defineConfig({ ...browserTests, grep: /@outside/, grepInvert: [] })
