import { defineConfig } from 'playwright/test'
import type { EngineName } from '#scripts/browsers/engine-browsers.ts'

const baseURL = process.env.SHOP
if (!baseURL) throw new Error('Start these journeys with: npm run journeys:engines')

export default defineConfig<object, { engineName: EngineName }>({
  testDir: '.',
  testMatch: '*.engine.ts',
  outputDir: '../../test-results/engines',
  // One browser an engine, the two side by side.
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  retries: process.env.REPORT ? 1 : 0,
  reporter: process.env.REPORT ? [['dot'], ['json', { outputFile: process.env.REPORT }]] : [['list']],
  use: { baseURL },
  projects: [
    { name: 'firefox', use: { engineName: 'firefox' } },
    { name: 'webkit', use: { engineName: 'webkit' } },
  ],
})
