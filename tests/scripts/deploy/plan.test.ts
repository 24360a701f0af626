import { describe, expect, test } from 'vitest'
import { deploymentPlan, type PlanInput } from '#scripts/deploy/plan.ts'
import { parseSettings } from '#scripts/deploy/settings.ts'
import { targetsOf } from '#scripts/deploy/wrangler.ts'
import { localVariables } from '#scripts/shop/local-variables.ts'

const built = {
  shop: {
    name: 'garage',
    configPath: '/somewhere/wrangler.toml',
    main: 'index.js',
    r2_buckets: [{ binding: 'CAR_PHOTOS', bucket_name: 'garage-car-photos' }],
    ratelimits: [
      { name: 'ATTEMPTS', namespace_id: '1001', simple: { limit: 10, period: 60 } },
      { name: 'CONVERSIONS', namespace_id: '1002', simple: { limit: 30, period: 60 } },
    ],
  },
  sandbox: { name: 'sandbox', r2_buckets: [], ratelimits: [] },
}

function planOf(environment: string, { file = {}, ...input }: Partial<PlanInput> & { file?: object } = {}) {
  const secrets = ['first', 'second', 'third']
  const origin = 'origin' in input ? input.origin : 'https://shop.example'
  return deploymentPlan({
    environment,
    settings: parseSettings(file, environment),
    variables: localVariables('https://shop.example'),
    built,
    kept: { shop: [], sandbox: [] },
    random: () => secrets.shift() ?? 'spent',
    ...input,
    origin,
  })
}

describe('an address always results', () => {
  test.each([
    [
      'https://shop.example',
      {},
      { workers_dev: false, routes: [{ pattern: 'shop.example', custom_domain: true }] },
    ],
    ['https://shop.example', { address: 'route' }, { workers_dev: false, routes: ['shop.example/*'] }],
    ['https://garage.account.workers.dev', {}, { workers_dev: true }],
    [undefined, {}, { workers_dev: true }],
  ])('%s %j', (origin, file, expected) => {
    const { configuration } = planOf('production', { origin, file }).shop
    expect(configuration).toMatchObject(expected)
    expect('routes' in configuration).toBe(!expected.workers_dev)
  })
})

test('two environments share neither bucket nor counters nor name', () => {
  const [one, other] = ['production', 'staging'].map((environment) => planOf(environment).shop.configuration)
  const namesOf = (configuration: typeof one) => [
    configuration?.name,
    ...(configuration?.r2_buckets.map(({ bucket_name }) => bucket_name) ?? []),
    ...(configuration?.ratelimits.map(({ namespace_id }) => namespace_id) ?? []),
  ]
  const names = [...namesOf(one), ...namesOf(other)]
  expect(new Set(names).size).toBe(8)
  expect(namesOf(other).slice(0, 2)).toEqual(['garage-staging', 'garage-staging-car-photos'])
  expect(one?.ratelimits.every(({ namespace_id }) => /^[1-9]\d{0,9}$/.test(namespace_id))).toBe(true)
  expect(planOf('production').shop.configuration).toEqual(one)
})

test('each environment has its name in the log, unless the settings have another one', () => {
  const { SHOP_ENVIRONMENT, ...variables } = localVariables('https://shop.example')
  const nameOf = (environment: string, file = {}) =>
    planOf(environment, { variables, file }).shop.configuration.vars.SHOP_ENVIRONMENT
  expect([nameOf('production'), nameOf('staging'), nameOf('demo')]).toEqual(['production', 'staging', 'demo'])
  expect(nameOf('production', { vars: { SHOP_ENVIRONMENT: 'north' } })).toBe('north')
})

test('only the paid plan limits the CPU time, and a shop may do without the bucket', () => {
  expect(planOf('production').shop.configuration).not.toHaveProperty('limits')
  const { configuration } = planOf('production', { file: { plan: 'paid', car_photos: false } }).shop
  expect(configuration).toMatchObject({ limits: { cpu_ms: 500 }, r2_buckets: [] })
})

test('figures go to a dataset of the environment if the settings say so', () => {
  expect(planOf('production').shop.configuration).not.toHaveProperty('analytics_engine_datasets')
  const { configuration } = planOf('staging', { file: { metrics: true } }).shop
  expect(configuration.analytics_engine_datasets).toEqual([
    { binding: 'ANALYTICS', dataset: 'garage_staging' },
  ])
})

test('notices update the search index through a queue of the environment if the settings say so', () => {
  expect(planOf('production').shop.configuration).not.toHaveProperty('queues')
  const { configuration } = planOf('staging', { file: { search_updates: true } }).shop
  const queue = 'garage-staging-search-updates'
  expect(configuration.queues).toMatchObject({
    producers: [{ binding: 'SEARCH_UPDATES', queue }],
    consumers: [{ queue, max_concurrency: 1 }],
  })
})

test('a production shop has no sandbox, and no secret among its variables', () => {
  const { shop, sandbox } = planOf('production')
  expect(sandbox).toBeNull()
  expect(shop.configuration).not.toHaveProperty('services')
  expect(JSON.stringify(shop.configuration)).not.toContain('sandbox-secret')
  expect(shop.configuration.secrets.required).toEqual(Object.keys(shop.secrets).toSorted())
})

test('a secret that the account has is neither asked for nor uploaded, but required', () => {
  const { COMMERCE_SECRET, SEARCH_KEY, ...variables } = localVariables('https://shop.example')
  const { shop } = planOf('production', { variables, kept: { shop: ['COMMERCE_SECRET'], sandbox: [] } })
  expect(shop.asked).toEqual(['SEARCH_KEY'])
  expect(shop.secrets).not.toHaveProperty('COMMERCE_SECRET')
  expect(shop.configuration.secrets.required).toEqual(
    expect.arrayContaining(['COMMERCE_SECRET', 'SEARCH_KEY']),
  )
})

describe('a demo', () => {
  const variables = { COMMERCE_URL: 'https://real.example', COMMERCE_SECRET: 'real', PIXEL_TOKEN: 'real' }
  const { shop, sandbox } = planOf('demo', { variables, origin: 'https://demo.example' })

  test('is bound to a sandbox of its own, and knows no other service', () => {
    expect(shop.configuration).toMatchObject({
      name: 'garage-demo',
      services: [{ binding: 'SANDBOX', service: 'garage-demo-sandbox' }],
      vars: { COMMERCE_URL: 'https://demo.example/sandbox/api/checkout', INDEXING: 'none' },
    })
    expect(sandbox?.configuration).toMatchObject({
      name: 'garage-demo-sandbox',
      workers_dev: false,
      vars: { SANDBOX_LOCAL: '0', SANDBOX_TEST_HEADERS: '0', SANDBOX_SHOP_URL: 'https://demo.example' },
    })
    expect(JSON.stringify([shop, sandbox])).not.toContain('real')
  })

  test('has a new secret, which both know, and a console token of its own', () => {
    expect(new Set(Object.values(shop.secrets))).toEqual(new Set(['first']))
    expect(sandbox?.secrets).toEqual({ SANDBOX_SECRET: 'first', SANDBOX_CONSOLE_TOKEN: 'second' })
    expect(shop.asked).toEqual([])
  })

  test('keeps them at the next deployment', () => {
    const kept = {
      shop: shop.configuration.secrets.required,
      sandbox: ['SANDBOX_SECRET', 'SANDBOX_CONSOLE_TOKEN'],
    }
    const next = planOf('demo', { kept })
    expect([next.shop.secrets, next.sandbox?.secrets]).toEqual([{}, {}])
    expect(next.shop.configuration.secrets.required).toEqual(kept.shop)
  })

  test('gets a new secret everywhere when one of the two lost it', () => {
    const kept = { shop: shop.configuration.secrets.required, sandbox: ['SANDBOX_CONSOLE_TOKEN'] }
    const next = planOf('demo', { kept })
    expect(next.sandbox?.secrets).toEqual({ SANDBOX_SECRET: 'first' })
    expect(Object.keys(next.shop.secrets).toSorted()).toEqual(kept.shop)
  })
})

test('the address of a first deployment is read from the report of wrangler', () => {
  const report = [
    JSON.stringify({ type: 'wrangler-session', version: 1 }),
    JSON.stringify({ type: 'deploy', version: 1, targets: ['https://garage.account.workers.dev'] }),
    '',
  ].join('\n')
  expect(targetsOf(report)).toEqual(['https://garage.account.workers.dev'])
})
