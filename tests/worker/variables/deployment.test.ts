import { expect, test } from 'vitest'
import { createReportingEdge } from '#tests/support/shop/error-server.ts'
import { createEdge } from '#tests/support/shop/test-edge.ts'
import { deploymentOf } from '#worker/variables/deployment.ts'

const GIT_SHA = '0123abcd'.repeat(5)
const named = { GIT_SHA, SHOP_ENVIRONMENT: 'staging' }
const version = { id: '5d5c3c0e-7b1c-4f0e-8f6e-0f3b1a2c4d5e', tag: '', timestamp: '2026-11-30T04:00:00Z' }

test.each([
  ['a commit', named, { release: GIT_SHA, environment: 'staging' }],
  ['a version', { CF_VERSION_METADATA: version }, { release: version.id, environment: 'production' }],
  [
    'a tagged version',
    { CF_VERSION_METADATA: { ...version, tag: 'abcdef0' } },
    { release: 'abcdef0', environment: 'production' },
  ],
  [
    'a commit and a version',
    { GIT_SHA, CF_VERSION_METADATA: version },
    { release: GIT_SHA, environment: 'production' },
  ],
  ['neither', { GIT_SHA: '' }, { environment: 'production' }],
  [
    'malformed variables',
    { GIT_SHA: 'main', SHOP_ENVIRONMENT: '', CF_VERSION_METADATA: 'none' },
    { environment: 'production' },
  ],
])('a deployment with %s', (_, bindings, deployment) => {
  expect(deploymentOf(bindings)).toEqual(deployment)
})

test('every line of the log names release and environment', async () => {
  const edge = createEdge({ variables: named, upstream: () => Response.json({}, { status: 500 }) })
  await edge.fetch('/p/disc')
  await edge.fetch('/readyz')
  await edge.settle()
  const lines = edge.lines.map((line) => JSON.parse(line))
  expect(new Set(lines.map(({ event }) => event))).toContain('request')
  for (const line of lines) expect(line).toMatchObject({ release: GIT_SHA, environment: 'staging' })
})

test('so does the line about a variable that is malformed', async () => {
  const edge = createEdge({ variables: { ...named, DEFAULT_COUNTRY: 'Sweden' } })
  await edge.fetch('/')
  expect(edge.lines.map((line) => JSON.parse(line))).toMatchObject([
    { event: 'error', release: GIT_SHA, environment: 'staging' },
  ])
})

test('every error report and every trace names release and environment', async () => {
  const edge = createReportingEdge({
    variables: named,
    render: async () => {
      throw new TypeError('no value')
    },
  })
  for (let count = 0; count < 40; count += 1) await edge.fetch('/p/disc')
  const reports = [...(await edge.reported('event')), ...(await edge.reported('transaction'))]
  expect(reports.length).toBeGreaterThan(1)
  for (const report of reports) expect(report).toMatchObject({ release: GIT_SHA, environment: 'staging' })
})
