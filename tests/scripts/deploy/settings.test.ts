import { expect, test } from 'vitest'
import { parseSettings, readSettings, readToml } from '#scripts/deploy/settings.ts'
import { shopVariables } from '#scripts/deploy/variables.ts'

const file = {
  name: 'garage',
  plan: 'paid',
  car_photos: false,
  metrics: true,
  address: 'route',
  vars: { PUBLIC_ORIGIN: 'https://shop.example' },
  env: { staging: { vars: { INDEXING: 'none' } } },
}

test('the shop itself is at the top of the file', () => {
  expect(parseSettings(file, 'production')).toEqual({
    name: 'garage',
    address: 'route',
    plan: 'paid',
    hasCarPhotos: false,
    hasMetrics: true,
    hasSearchUpdates: false,
    vars: { PUBLIC_ORIGIN: 'https://shop.example' },
  })
})

test('an environment takes plan, photos and figures from it, but neither name, address nor variables', () => {
  expect(parseSettings(file, 'staging')).toEqual({
    name: 'garage-staging',
    address: 'custom_domain',
    plan: 'paid',
    hasCarPhotos: false,
    hasMetrics: true,
    hasSearchUpdates: false,
    vars: { INDEXING: 'none' },
  })
})

test('without a file the plan is the free one, unless the variable names another', () => {
  expect(parseSettings({}, 'production').plan).toBe('free')
  expect(parseSettings({}, 'production', 'paid').plan).toBe('paid')
  expect(() => parseSettings({}, 'production', 'gold')).toThrow('WORKERS_PLAN')
})

test('a file that a variable names must be there', async () => {
  await expect(readSettings('production', { DEPLOY_SETTINGS: 'absent.toml' })).rejects.toThrow('absent.toml')
})

test.each([
  [{ plan: 'gold' }, 'plan is malformed'],
  [{ worker: 'garage' }, 'worker'],
  [{ vars: { LOG_LEVEL: 1 } }, 'vars.LOG_LEVEL is malformed'],
  [{ name: 'My Shop' }, 'name is malformed'],
])('%j is refused by name', (wrong, named) => {
  expect(() => parseSettings(wrong, 'production')).toThrow(named)
})

test.each(['production', 'staging'])(
  'the example is complete for %s, but for secrets',
  async (environment) => {
    const { vars } = parseSettings(await readToml('.deploy.example.toml'), environment)
    expect(shopVariables(vars, {}).absent.toSorted()).toEqual([
      'COMMERCE_SECRET',
      'SEARCH_KEY',
      'SHOP_API_KEY',
    ])
  },
)
