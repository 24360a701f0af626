import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: ['tests/**/*.test.{ts,tsx}'],
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // What a shop under attack reports is no news while the test passes.
    silent: 'passed-only',
    // The built Worker is tested as it was built.
    server: { deps: { external: [/\/build\/server\//] } },
  },
})
