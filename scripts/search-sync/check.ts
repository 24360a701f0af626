import { spawnSync } from 'node:child_process'

/**
 * Fills indexes from the whole demo catalogue in every language and compares them, and what is found in them, with the
 * sandbox's own; `npm test` does so with a part of it in one language.
 */
const { status } = spawnSync(
  'vitest',
  ['run', '--config', 'tests/vitest.config.ts', 'tests/commerce/search-sync/search-sync.test.ts'],
  { stdio: 'inherit', env: { ...process.env, ALL_LANGUAGES: '1' }, shell: process.platform === 'win32' },
)
process.exit(status ?? 1)
