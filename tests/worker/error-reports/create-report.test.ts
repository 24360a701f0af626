import { expect, test } from 'vitest'
import { UpstreamError } from '#src/commerce/reply.ts'
import { createReport } from '#worker/error-reports/create-report.ts'
import { createLog } from '#worker/log.ts'

function reported(error: unknown): Record<string, unknown> {
  const lines: string[] = []
  createReport(
    'request-1',
    createLog('error', { environment: 'test' }, (line) => void lines.push(line)),
  )(error)
  expect(lines).toHaveLength(1)
  return JSON.parse(lines[0] ?? '')
}

test('a report is one line that names the request and the failure', () => {
  expect(reported(new UpstreamError('timeout', 'POST /products'))).toEqual({
    event: 'error',
    requestId: 'request-1',
    error: 'UpstreamError: POST /products: timeout',
    environment: 'test',
  })
})

test('requests and answers are not in the report', () => {
  const cause = new Error('https://shop.test/api?token=canary')
  expect(JSON.stringify(reported(new UpstreamError('network', 'GET /receipt', { cause })))).not.toContain(
    'canary',
  )
})

test('an exception is reported with its stack', () => {
  const { error, stack } = reported(new TypeError('no such thing'))
  expect(error).toBe('TypeError: no such thing')
  expect(stack).toContain('report.test.ts')
})

test.each([null, undefined, 'words', 7, new Response(null, { status: 503 })])(
  'anything may be thrown: %s',
  (thrown) => {
    expect(reported(thrown)).toMatchObject({ requestId: 'request-1' })
  },
)

test('calls that an open breaker spares are not reported one by one', () => {
  const lines: string[] = []
  createReport(
    'request-1',
    createLog('info', { environment: 'test' }, (line) => void lines.push(line)),
  )(new UpstreamError('open', 'POST /products'))
  expect(lines).toEqual([])
})

test('an error reported twice for one request is logged once', () => {
  const lines: string[] = []
  const log = createLog('error', { environment: 'test' }, (line) => void lines.push(line))
  const report = createReport('request-1', log)
  const bug = new TypeError('no such thing')
  report(bug)
  report(bug)
  createReport('request-2', log)(bug)
  expect(lines.map((line) => JSON.parse(line).requestId)).toEqual(['request-1', 'request-2'])
})
