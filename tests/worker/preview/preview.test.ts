import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { contentText } from '#src/commerce/contract/content-html.ts'
import { shopContext } from '#src/shop.ts'
import { countries, createEdge, type EdgeOptions } from '#tests/support/shop/test-edge.ts'
import type { Store } from '#worker/cache/backing-store.ts'
import { createPreviewVisit, serializePreview } from '#worker/preview/preview-cookie.ts'
import { signPreviewLink } from '#worker/preview/preview-link.ts'
import type { Render } from '#worker/render.ts'

const secret = 'a-secret-of-32-characters-or-more'
const origin = 'https://shop.test'
const now = Date.now()
const inAnHour = Math.floor(now / 1_000) + 3_600

/** Shows the title of the page on terms, or says that there is none. */
const termsScreen: Render = async (_locale, _request, context) => {
  const { content } = await context.get(shopContext)
  const page = await content.page('terms').catch(() => null)
  const html = `<h1>${page?.title ?? 'No page'}</h1><p>${contentText(page?.sections[0]?.nodes ?? [])}</p></html>`
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } })
}

const pageOf = (title: string) =>
  Response.json({ page: { slug: 'terms', title, description: '', updated: '', sections: [] } })

/** A content service with a published page and its draft. `calls`: those for the page. */
function createShop(options: EdgeOptions = {}, draft = () => pageOf('Draft terms')) {
  const calls: { url: URL; token: string | null }[] = []
  const stored: string[] = []
  const texts = new Map<string, string>()
  const answers: Store = {
    read: async (key) => texts.get(key) ?? null,
    write: async (key, text) => {
      stored.push(text)
      texts.set(key, text)
    },
  }
  const edge = createEdge({
    render: termsScreen,
    answers,
    upstream(request) {
      const url = new URL(request.url)
      if (url.pathname !== '/content/pages/terms') return Response.json(countries)
      const token = request.headers.get('authorization')
      calls.push({ url, token })
      if (url.searchParams.get('version') !== 'draft') return pageOf('Published terms')
      return token === 'Bearer a-preview-token' ? draft() : new Response(null, { status: 401 })
    },
    ...options,
    variables: { PREVIEW_SECRET: secret, CONTENT_PREVIEW_TOKEN: 'a-preview-token', ...options.variables },
  })
  const fetch = (path: string, cookie = '') => edge.fetch(path, { headers: cookie ? { cookie } : {} })
  return {
    edge,
    calls,
    stored,
    fetch,
    page: async (cookie = '') => (await fetch('/info/terms', cookie)).text(),
  }
}

/** The cookie of a response, as a browser sends it back. */
function cookieOf(response: Response): string {
  return response.headers.get('set-cookie')?.split(';')[0] ?? ''
}

async function openPreview(shop: ReturnType<typeof createShop>): Promise<string> {
  return cookieOf(await shop.fetch(await signPreviewLink('/info/terms', inAnHour, secret)))
}

describe('a signed link', () => {
  test('leads to its page with a cookie that no script can read, for an hour', async () => {
    const response = await createShop().fetch(await signPreviewLink('/sv/info/terms', inAnHour, secret))
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe('/sv/info/terms')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    expect(response.headers.get('set-cookie')).toMatch(
      /^preview=[\da-f]{32}\.\d+\.[\da-f]{64}; Path=\/; Max-Age=3600; Secure; SameSite=Lax; HttpOnly$/,
    )
  })

  test('of the home page leads to it', async () => {
    const response = await createShop().fetch(await signPreviewLink('/', inAnHour, secret))
    expect(response.headers.get('location')).toBe('/')
  })

  test.each([
    ['without a signature', async () => '/api/preview/info/terms'],
    ['of another secret', () => signPreviewLink('/info/terms', inAnHour, `another-${secret}`)],
    ['that is over', () => signPreviewLink('/info/terms', Math.floor(now / 1_000) - 1, secret)],
    [
      'with a later time than was signed',
      async () =>
        (await signPreviewLink('/info/terms', inAnHour, secret)).replace(`${inAnHour}`, `${inAnHour + 1}`),
    ],
    [
      'for another page than was signed',
      async () => (await signPreviewLink('/info/terms', inAnHour, secret)).replace('terms', 'privacy'),
    ],
    [
      'with the signature of a cookie',
      async () => {
        const visit = { id: 'a'.repeat(32), until: inAnHour }
        const cookie = await serializePreview(visit, { secret, origin })
        const [, signature] = /\.([\da-f]{64});/.exec(cookie) ?? []
        return `/api/preview/info/terms?until=${inAnHour}&signature=${signature}`
      },
    ],
    [
      'signed by Storyblok, in a shop without it',
      async () => storyblokLink('/info/terms', 'a-preview-token'),
    ],
  ])('%s is a page that is not there, and sets no cookie', async (_, link) => {
    const response = await createShop().fetch(await link())
    expect(response.status).toBe(404)
    expect(response.headers.get('set-cookie')).toBeNull()
  })

  test('cannot lead to another site, whatever was signed', async () => {
    for (const page of [
      '//evil.test',
      '/\\evil.test',
      '/%5Cevil.test',
      '/%2F%2Fevil.test',
      '/sv//evil.test',
    ]) {
      const link = await signPreviewLink(page, inAnHour, secret)
      const response = await createShop().fetch(link)
      const location = response.headers.get('location')
      expect([page, location === null || new URL(location, origin).origin === origin]).toEqual([page, true])
    }
  })

  test('does not exist without the secret', async () => {
    const shop = createShop({ variables: { PREVIEW_SECRET: '' } })
    expect((await shop.fetch(await signPreviewLink('/info/terms', inAnHour, secret))).status).toBe(503)
    const without = createEdge()
    expect((await without.fetch(await signPreviewLink('/info/terms', inAnHour, secret))).status).toBe(404)
    expect((await without.fetch('/api/end-preview/info/terms')).status).toBe(404)
  })
})

describe('the visitor of a preview', () => {
  test('is shown drafts, and others are not', async () => {
    const shop = createShop()
    const cookie = await openPreview(shop)
    expect(await shop.page(cookie)).toContain('Draft terms')
    expect(await shop.page()).toContain('Published terms')
    expect(await shop.page(cookie)).toContain('Draft terms')
    expect(shop.calls.map(({ url, token }) => [url.search, token])).toEqual([
      ['?language=en&version=draft', 'Bearer a-preview-token'],
      ['?language=en', 'Bearer a-content-token'],
      ['?language=en&version=draft', 'Bearer a-preview-token'],
    ])
  })

  test('gets pages that neither a cache nor a search engine may keep', async () => {
    const shop = createShop()
    const { headers } = await shop.fetch('/info/terms', await openPreview(shop))
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.get('x-robots-tag')).toBe('noindex')
    const published = await shop.fetch('/info/terms')
    expect(published.headers.get('cache-control')).toBe('private, no-cache')
    expect(published.headers.get('x-robots-tag')).toBeNull()
  })

  test('leaves nothing in the caches, and takes nothing from them', async () => {
    const shop = createShop()
    await shop.page()
    await shop.edge.settle()
    const cookie = await openPreview(shop)
    expect(await shop.page(cookie)).toContain('Draft terms')
    await shop.edge.settle()
    expect(shop.stored.join()).toContain('Published terms')
    expect(shop.stored.join()).not.toContain('Draft terms')
    expect(await shop.page()).toContain('Published terms')
    expect(shop.calls).toHaveLength(2)
  })

  test('does no harm to others when drafts cannot be read', async () => {
    const shop = createShop({}, () => new Response(null, { status: 500 }))
    const cookie = await openPreview(shop)
    for (let call = 0; call < 30; call++) expect(await shop.page(cookie)).toContain('No page')
    expect(await shop.page()).toContain('Published terms')
  })

  test('is shown drafts in data requests of the router, too', async () => {
    const shop = createShop()
    const response = await shop.fetch('/info/terms.data', await openPreview(shop))
    expect(await response.text()).toContain('Draft terms')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  })

  test.each([
    ['of another secret', { secret: `another-${secret}`, until: inAnHour }],
    ['whose hour is over', { secret, until: Math.floor(now / 1_000) - 1 }],
  ])('with a cookie %s sees what is published', async (_, { until, ...signed }) => {
    const cookie = await serializePreview({ id: 'b'.repeat(32), until }, { ...signed, origin })
    expect(await createShop().page(cookie.split(';')[0])).toContain('Published terms')
  })

  test.each(['preview=', 'preview=1', `preview=${'a'.repeat(32)}.${inAnHour}.${'0'.repeat(64)}`])(
    'with the forged cookie %s sees what is published',
    async (cookie) => {
      expect(await createShop().page(cookie)).toContain('Published terms')
    },
  )

  test('cannot make the cookie last longer', async () => {
    const shop = createShop()
    const [, id, until, signature] = /=(\w+)\.(\d+)\.(\w+)/.exec(await openPreview(shop)) ?? []
    expect(await shop.page(`preview=${id}.${until}.${signature}`)).toContain('Draft terms')
    expect(await shop.page(`preview=${id}.${Number(until) + 1}.${signature}`)).toContain('Published terms')
  })

  test('with a cookie of a secret that the shop no longer has sees what is published', async () => {
    const cookie = await serializePreview(createPreviewVisit(now), { secret, origin })
    const without = createShop({ variables: { PREVIEW_SECRET: `next-${secret}` } })
    expect(await without.page(cookie.split(';')[0])).toContain('Published terms')
  })
})

describe.each([
  ['in the memory of the isolate', {}],
  ['in Durable Objects', { durableObjects: true }],
])('the end of a preview, kept %s,', (_, options: EdgeOptions) => {
  test('leads back to the page, removes the cookie, and makes its copies worthless', async () => {
    const shop = createShop(options)
    const cookie = await openPreview(shop)
    const response = await shop.fetch('/api/end-preview/sv/info/terms', cookie)
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe('/sv/info/terms')
    expect(response.headers.get('set-cookie')).toMatch(/^preview=; Path=\/; Max-Age=0; /)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(await shop.page(cookie)).toContain('Published terms')
  })

  test('does not end that of another editor', async () => {
    const shop = createShop(options)
    const [mine, other] = [await openPreview(shop), await openPreview(shop)]
    await shop.fetch('/api/end-preview/', mine)
    expect(await shop.page(other)).toContain('Draft terms')
  })
})

test('no visitor sees drafts while the memory of ended previews does not answer', async () => {
  const shop = createShop({
    attemptCounts: {
      idFromName: (name) => name,
      get: () => ({ fetch: async () => new Response(null, { status: 500 }) }),
    },
  })
  const cookie = await openPreview(shop)
  expect(await shop.page(cookie)).toContain('Published terms')
  expect((await shop.fetch('/api/end-preview/', cookie)).status).toBe(302)
})

/** The address to which Storyblok's editor leads, as its documentation has it. */
function storyblokLink(path: string, token: string, { time = Math.floor(now / 1_000), language = '' } = {}) {
  const query = new URLSearchParams({
    _storyblok: '107350372',
    '_storyblok_tk[space_id]': '288868',
    '_storyblok_tk[timestamp]': String(time),
    '_storyblok_tk[token]': createHash('sha1').update(`288868:${token}:${time}`).digest('hex'),
    ...(language ? { _storyblok_lang: language } : {}),
  })
  return `/api/preview${path}?${query}`
}

describe('a link of the editor of Storyblok', () => {
  const variables = { CONTENT_API: 'storyblok', CONTENT_PREVIEW_TOKEN: 'a-preview-token' }
  const open = (link: string) => createShop({ variables }).fetch(link)

  test.each([
    ['/info/terms', 'default', '/info/terms'],
    ['/info/terms', 'sv', '/sv/info/terms'],
    ['/sv/info/terms', 'sv', '/sv/info/terms'],
    ['/sv/info/terms', '', '/sv/info/terms'],
    ['/bands/home', 'de', '/de'],
    ['/bands/home', 'default', '/'],
  ])('to the story %s in the language “%s” opens %s', async (story, language, page) => {
    const response = await open(storyblokLink(story, 'a-preview-token', { language }))
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe(page)
    expect(cookieOf(response)).toMatch(/^preview=/)
  })

  test.each([
    ['with another token', storyblokLink('/info/terms', 'a-content-token')],
    ['older than an hour', storyblokLink('/info/terms', 'a-preview-token', { time: now / 1_000 - 3_601 })],
    ['with only some of the parameters', '/api/preview/info/terms?_storyblok=1&_storyblok_version=draft'],
  ])('%s is a page that is not there', async (_, link) => {
    expect((await open(link)).status).toBe(404)
  })

  test('asks for drafts with the preview token', async () => {
    const asked: URL[] = []
    const shop = createShop({
      variables,
      upstream(request) {
        const url = new URL(request.url)
        if (!url.pathname.includes('/stories/')) return Response.json(countries)
        asked.push(url)
        return new Response(null, { status: 404 })
      },
    })
    await shop.page(cookieOf(await shop.fetch(storyblokLink('/info/terms', 'a-preview-token'))))
    await shop.page()
    const terms = asked.map(({ searchParams }) => [searchParams.get('version'), searchParams.get('token')])
    expect(terms).toEqual([
      ['draft', 'a-preview-token'],
      ['published', 'a-content-token'],
    ])
  })
})
