import { spawnSync } from 'node:child_process'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { checkDelivery } from '#scripts/setup-check/checks/delivery.ts'
import { checkRegions } from '#scripts/setup-check/checks/regions.ts'
import { counted, defect, listed, note, quoted, works } from '#scripts/setup-check/finding.ts'
import { createReport } from '#scripts/setup-check/report.ts'
import { rewriteJson } from '#tests/support/back-end/relay.ts'
import { createSetupCheckWorld } from '#tests/support/sandbox/setup-check-world.ts'
import { secretNames } from '#worker/env.ts'

describe('the sandbox', () => {
  let world: ReturnType<typeof createSetupCheckWorld>
  const undo: (() => void)[] = []
  beforeAll(() => {
    world = createSetupCheckWorld()
  })
  afterEach(() => {
    for (const end of undo.splice(0)) end()
  })
  afterAll(() => world.sandbox.close())

  test('has no defect, and the report says what works', async () => {
    const { text, isSound } = await world.report()
    expect(text).not.toContain('DEFECT')
    expect(isSound).toBe(true)
    for (const sentence of [
      'Browsers may call the Checkout API from http://localhost:8787.',
      'countries can order: ',
      'countries have ways of delivery and payment.',
      'PAYMENT_HOSTS has the origins that the payment method “adyen-drop-in” loads from.',
      'cars.',
      'Listings can be filtered by measures: “tech.',
      'pictures could be loaded',
      'The Shop API knows stock and prices.',
      'The shop accepts notices of changes at http://localhost:8787/api/catalogue-webhook.',
      'The search index products_de has products, and the shop’s settings.',
      '8 pages of 8 are published in every language.',
      'The order look-up answers.',
      'The car look-up answers.',
    ]) {
      expect(text).toContain(sentence)
    }
  })

  test('is left without carts that have goods in them, and without orders', async () => {
    const orders = () => world.sandbox.sql.all('select count(*) as orders from placed_order')
    const before = orders()
    await world.find('defect', { checks: [checkDelivery] })
    const open = world.sandbox.sql.all("select record ->> 'lines' as lines from selection where open = 1")
    expect(open.length).toBeGreaterThan(0)
    expect(open.filter(({ lines }) => lines !== '[]')).toEqual([])
    expect(orders()).toEqual(before)
  })

  test('a report contains no secret, even if a service sends it back', async () => {
    const variables = Object.fromEntries(
      secretNames.map((name) => [name, `secret-of-${name}`.padEnd(32, '.')]),
    )
    const wrong = await world.report({ variables, searchAdminKey: 'secret-of-SEARCH_WRITE_KEY' })
    expect(wrong.isSound).toBe(false)
    expect(wrong.text).not.toContain('secret-of-')

    undo.push(
      world.relay.on(
        /GET \/api\/checkout\/(markets|pricelists)$/,
        rewriteJson((body) => withNames(body, 'sandbox-secret')),
      ),
    )
    const { text, secrets } = await world.report({ checks: [checkRegions] })
    expect(secrets).toContain('sandbox-secret')
    expect(text).toContain('Market 1 “[secret]” has')
    for (const secret of secrets) expect(text).not.toContain(secret)
  })
})

/** A reply whose markets or price lists all have one name. */
function withNames(body: unknown, name: string): unknown {
  return JSON.parse(JSON.stringify(body), (key, value) => (key === 'name' ? name : value))
}

test('a report counts defects and notes, and is sound without defects', () => {
  const sections = [
    { title: 'Languages', findings: [works('It has sv.'), note('It has pl, too.')] },
    { title: 'Empty', findings: [] },
  ]
  expect(createReport(sections, [])).toEqual({
    lines: ['Languages', '  ok     It has sv.', '  note   It has pl, too.', '', '0 defects, 1 note.'],
    isSound: true,
  })
  const broken = [...sections, { title: 'Search', findings: [defect('No index.', 'Make it.')] }]
  expect(createReport(broken, [])).toMatchObject({ isSound: false })
  expect(createReport(broken, []).lines).toContain('  DEFECT No index. Make it.')
})

test('of secrets that contain each other none remains', () => {
  const sections = [{ title: 'Search', findings: [works('key-1 key-12 key')] }]
  expect(createReport(sections, ['key', 'key-1', 'key-12', '']).lines[1]).toBe(
    '  ok     [secret] [secret] [secret]',
  )
})

test('texts of services are bounded, on one line, and without control characters', () => {
  expect(quoted('Nordics\n::error::broken\u001b[31m')).toBe('“Nordics ::error::broken [31m”')
  expect(quoted('x'.repeat(200))).toBe(`“${'x'.repeat(80)}…”`)
  expect(listed(['a', 'b'])).toBe('a, b')
  expect(listed(Array.from({ length: 10 }, (_, at) => String(at)))).toBe('0, 1, 2, 3, 4, 5, 6, 7 and 2 more')
  expect([counted(1, 'page'), counted(1_200, 'country', 'countries')]).toEqual(['1 page', '1,200 countries'])
})

function runCommand(variables: Record<string, string>, ...args: string[]) {
  const env = { ...process.env, ...variables }
  return spawnSync(process.execPath, ['scripts/setup-check/setup-check.ts', ...args], {
    env,
    encoding: 'utf8',
    timeout: 60_000,
  })
}

test('the command names missing variables, and ends with 1', () => {
  const { status, stderr } = runCommand({ PUBLIC_ORIGIN: 'https://shop.example' })
  expect(status).toBe(1)
  expect(stderr).toContain('The variable COMMERCE_SECRET is missing.')
})

test('the command refuses options that it does not know', () => {
  const { status, stderr } = runCommand({}, '--no-bikes')
  expect([status, stderr]).toEqual([1, expect.stringContaining('--no-bikes')])
})
