import { expect, test } from 'vitest'
import { countries, createEdge } from '#tests/support/shop/test-edge.ts'

function listening() {
  const calls: Request[] = []
  const edge = createEdge({
    upstream: (request) => {
      calls.push(request)
      return Response.json(countries)
    },
  })
  return { edge, calls }
}

test('a request has a name: in the reply, and in every call made for it', async () => {
  const { edge, calls } = listening()
  const response = await edge.fetch('/')
  await edge.settle()
  const id = response.headers.get('x-request-id')
  expect(id).toMatch(/^[0-9a-f-]{36}$/)
  expect(calls.map(({ headers }) => [headers.get('x-request-id'), headers.get('x-correlation-id')])).toEqual([
    [id, id],
  ])
})

test('each request has a separate id', async () => {
  const { edge } = listening()
  const ids = await Promise.all(
    Array.from({ length: 100 }, async () => (await edge.fetch('/')).headers.get('x-request-id')),
  )
  expect(new Set(ids).size).toBe(100)
})

test('a caller may bring a separate correlation id', async () => {
  const { edge, calls } = listening()
  const response = await edge.fetch('/', { headers: { 'x-correlation-id': 'journey-0815' } })
  await edge.settle()
  expect(response.headers.get('x-correlation-id')).toBe('journey-0815')
  expect(calls[0]?.headers.get('x-correlation-id')).toBe('journey-0815')
})

test.each(['short', 'a'.repeat(65), 'with space and more', '{"log":"me"}', '%C3%A5%C3%A4%C3%B6'])(
  'a correlation id that is not plain is replaced: %s',
  async (brought) => {
    const { edge } = listening()
    const { headers } = await edge.fetch('/', { headers: { 'x-correlation-id': brought } })
    expect(headers.get('x-correlation-id')).toBe(headers.get('x-request-id'))
  },
)
