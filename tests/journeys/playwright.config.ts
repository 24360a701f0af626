import { defineConfig } from 'playwright/test'
import { chromiumFlags, userAgent } from '#scripts/chromium.ts'

const executablePath = process.env.CHROMIUM
const baseURL = process.env.SHOP
if (!executablePath || !baseURL) throw new Error('Start the journeys with: npm run test:journeys')

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: process.env.REPORT ? [['dot'], ['json', { outputFile: process.env.REPORT }]] : [['list']],
  use: {
    baseURL,
    userAgent,
    trace: 'retain-on-failure',
    launchOptions: { executablePath, args: chromiumFlags },
    viewport: { width: 1280, height: 900 },
  },
  projects: [
    { name: 'sandbox', testMatch: 'sandbox.setup.ts', teardown: 'contract' },
    { name: 'contract', testMatch: 'contract.teardown.ts' },
    { name: 'journeys', testMatch: '*.journey.ts', dependencies: ['sandbox'] },
  ],
})
