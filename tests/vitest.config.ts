import { defineConfig } from 'vitest/config'
import { contentModules } from '../scripts/build/content-modules.ts'
import { messageModules } from '../scripts/build/message-modules.ts'

const full = process.env.CHECKS === 'all' ? [] : ['**/*.full.test.{ts,tsx}']
const isolated = '**/*.isolated.{test,full.test}.{ts,tsx}'

export default defineConfig({
  plugins: [messageModules(), contentModules()],
  test: {
    root: new URL('..', import.meta.url).pathname,
    globalSetup: 'tests/support/run-folder.ts',
    // Bounds a test that hangs, on a machine that computes other things as well.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: '100%',
    // The reports of a shop under attack are irrelevant while the test passes.
    silent: 'passed-only',
    // The built Worker is tested as it was built.
    server: { deps: { external: [/\/build\/server\//] } },
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [isolated, ...full],
          isolate: false,
          unstubGlobals: true,
          unstubEnvs: true,
          restoreMocks: true,
        },
      },
      { extends: true, test: { name: 'isolated', include: [`tests/${isolated}`], exclude: full } },
    ],
  },
})
