import { expect, test } from 'vitest'
import { contentConnection } from '#src/commerce/content/content-connection.ts'
import { uncached } from '#src/commerce/content/content-fetch.ts'
import { createFileContent, noFiles } from '#src/commerce/content/content-files.ts'
import { createHttp } from '#src/commerce/http.ts'
import { UpstreamError } from '#src/commerce/reply.ts'

const settings = {
  CONTENT_URL: 'https://content.test/v1',
  CONTENT_TOKEN: 'a-token',
  CONTENT_API: 'service',
} as const

/** The content in Swedish of a service with these answers, and the requests that it got. */
function contentOf(answer: (request: Request) => Response) {
  const connection = contentConnection(settings)
  if (!connection) throw new Error('There is no connection.')
  const requests: Request[] = []
  const http = createHttp({
    baseUrl: connection.baseUrl,
    headers: connection.headers,
    deadline: 1_000,
    fetch: connection.adapt(async (request) => {
      requests.push(request)
      return answer(request)
    }),
  })
  const files = createFileContent({ load: async () => noFiles, shop: {}, labels: null }, 'sv')
  return { content: connection.source(uncached(http), 'sv', files), requests }
}

test('a shop without an address has no service', () => {
  expect(contentConnection({ CONTENT_API: 'service' })).toBeNull()
})

test('asks in a language, with the token', async () => {
  const page = { slug: 'terms', title: 'Villkor', sections: [{ heading: 'A', html: '<p>B</p>' }] }
  const { content, requests } = contentOf(() => Response.json({ page }))
  expect(await content.page('terms')).toMatchObject({ title: 'Villkor' })
  expect(requests[0]?.url).toBe('https://content.test/v1/pages/terms?language=sv')
  expect(requests[0]?.headers.get('authorization')).toBe('Bearer a-token')
})

test.each([
  ['a CMS', () => Response.json({ error: 'not found' }, { status: 404 })],
  ['a list', () => Response.json(['This record could not be found'], { status: 404 })],
  ['a server of files', () => new Response('<h1>404</h1>', { status: 404 })],
  ['the shop’s own form', () => Response.json({ errors: { page: 'not found' } }, { status: 404 })],
])('the 404 of %s means that nothing is there', async (_, answer) => {
  const { content } = contentOf(answer)
  expect(await content.page('terms')).toBeNull()
  expect(await content.faq()).toBeNull()
  expect(await content.band('home')).toBeNull()
  expect(await content.labels()).toBeNull()
  expect(await content.shop('SE')).toBeNull()
})

test.each([400, 401, 429, 500, 503])('a status of %i is a failure', async (status) => {
  const { content } = contentOf(() => Response.json({ errors: { any: 'wrong' } }, { status }))
  await expect(content.page('terms')).rejects.toThrow(UpstreamError)
})
