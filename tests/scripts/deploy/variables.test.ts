import { expect, test } from 'vitest'
import { shopVariables } from '#scripts/deploy/variables.ts'
import { localVariables } from '#scripts/shop/local-variables.ts'
import { secretNames } from '#worker/env.ts'

const { MAIL_KEY, COMMERCE_SECRET, ...others } = localVariables('https://shop.example')

test('keys, secrets and tokens are secrets', () => {
  expect(secretNames.toSorted()).toEqual(
    expect.arrayContaining(['COMMERCE_SECRET', 'CONTENT_TOKEN', 'GA4_API_SECRET', 'MAIL_KEY', 'PIXEL_TOKEN']),
  )
  expect(secretNames).not.toContain('PUBLIC_ORIGIN')
})

test('secrets that the shop needs are asked for, also those that only others make necessary', () => {
  const { plain, secrets, absent } = shopVariables({}, others)
  expect(absent.toSorted()).toEqual(['COMMERCE_SECRET', 'MAIL_KEY'])
  expect(plain).toMatchObject({ PUBLIC_ORIGIN: 'https://shop.example' })
  expect(Object.keys(plain).filter((name) => secretNames.includes(name))).toEqual([])
  expect(secrets).toMatchObject({ SEARCH_KEY: others.SEARCH_KEY })
})

test('the environment wins over the file', () => {
  const { plain } = shopVariables(
    { LOG_LEVEL: 'debug' },
    { ...localVariables('https://shop.example'), LOG_LEVEL: 'warn' },
  )
  expect(plain.LOG_LEVEL).toBe('warn')
})

test.each([
  [{ COMMERCE_SECRET: 'canary' }, 'COMMERCE_SECRET is a secret'],
  [{ COMMERCE_ADDRESS: 'https://a.example' }, 'COMMERCE_ADDRESS is no variable'],
  [{ PUBLIC_ORIGIN: 'shop.example' }, 'PUBLIC_ORIGIN is malformed'],
])('%j in the file is refused by name, and never by value', (settings, sentence) => {
  const { PUBLIC_ORIGIN, ...environment } = localVariables('https://shop.example')
  expect(() => shopVariables(settings, environment)).toThrow(sentence)
  expect(() => shopVariables(settings, environment)).not.toThrow('canary')
})
