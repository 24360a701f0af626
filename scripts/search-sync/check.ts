import { spawnSync } from 'node:child_process'

/**
 * Compares indexes of the whole demo catalogue, and search results, with the sandbox's, in every language; `npm test`
 * does so for a part of it in one language.
 */
const { status } = spawnSync(
  'vitest',
  ['run', '--config', 'tests/vitest.config.ts', 'tests/commerce/search-sync/search-sync.test.ts'],
  { stdio: 'inherit', env: { ...process.env, ALL_LANGUAGES: '1' }, shell: process.platform === 'win32' },
)
process.exit(status ?? 1)
