import { afterEach, expect, test, vi } from 'vitest'
import { shopVariables } from '#scripts/variables.ts'
import { variableNames } from '#worker/env.ts'

const origin = 'http://localhost:8787'

afterEach(() => void vi.unstubAllEnvs())

test('a shop on its own has all it needs', () => {
  expect(shopVariables(origin)).toMatchObject({ PUBLIC_ORIGIN: origin, DEFAULT_COUNTRY: 'SE' })
})

test.each(variableNames)('the environment decides on %s', (name) => {
  const value = /_(URL|ORIGIN)$/.test(name) ? 'https://service.example' : (others[name] ?? 'a-key')
  vi.stubEnv(name, value)
  expect(shopVariables(origin)[name]).toBe(value)
})

const others: Record<string, string> = {
  DEFAULT_COUNTRY: 'DE',
  LANGUAGE_REDIRECT: '1',
  TEST_HEADERS: '1',
  IDENTITY_ENCODING: '0',
  LOG_LEVEL: 'info',
  AFTER_LOGIN_PATH: '/wishlist',
}
