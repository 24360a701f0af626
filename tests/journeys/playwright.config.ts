import { defineConfig } from 'playwright/test'
import { chromiumFlags } from '#scripts/browsers/chromium.ts'
import { userAgent } from '#scripts/shop/user-agent.ts'

const executablePath = process.env.CHROMIUM
const { SHOP: baseURL, SHOP_UNDER_NODE: underNode } = process.env
if (!executablePath || !baseURL || !underNode)
  throw new Error('Start the journeys with: npm run test:journeys')

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: '100%',
  // Generous: a busy machine is no fault of the shop.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // In the whole suite one more attempt distinguishes flaky tests from broken ones; both count as failed.
  retries: process.env.REPORT ? 1 : 0,
  // When the whole shop is broken, say so before the time limit of the run does.
  maxFailures: process.env.REPORT ? 25 : 0,
  reporter: process.env.REPORT ? [['dot'], ['json', { outputFile: process.env.REPORT }]] : [['list']],
  use: {
    baseURL,
    userAgent,
    // Traces would take a third of the time: `--trace on` brings them where one is wanted.
    trace: 'off',
    launchOptions: { executablePath, args: chromiumFlags },
    viewport: { width: 1280, height: 900 },
  },
  projects: [
    { name: 'sandbox', testMatch: 'sandbox.setup.ts', teardown: 'contract' },
    { name: 'contract', testMatch: 'contract.teardown.ts' },
    {
      name: 'journeys',
      testMatch: '**/*.journey.ts',
      dependencies: ['sandbox'],
    },
    // Journeys under Node, too, for which the shop has a separate server.
    {
      name: 'under Node',
      testMatch: '**/*.journey.ts',
      grep: /@node/,
      use: { baseURL: underNode },
    },
  ],
})
