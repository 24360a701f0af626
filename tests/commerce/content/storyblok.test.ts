import { describe, expect, test } from 'vitest'
import { contentConnection } from '#src/commerce/content/content-connection.ts'
import { uncached } from '#src/commerce/content/content-fetch.ts'
import { createFileContent, noFiles } from '#src/commerce/content/content-files.ts'
import { createHttp } from '#src/commerce/http.ts'
import { UpstreamError } from '#src/commerce/reply.ts'
import type { Locale } from '#src/i18n/locales.ts'

const base = 'https://api.storyblok.com/v2/cdn'

/** A space that answers, as the API does, with a redirect to the newest version first. */
function contentOf(answer: (url: URL) => Response, language: Locale = 'sv') {
  const connection = contentConnection({
    CONTENT_URL: base,
    CONTENT_TOKEN: 'space-token',
    CONTENT_API: 'storyblok',
  })
  if (!connection) throw new Error('There is no connection.')
  const urls: URL[] = []
  const http = createHttp({
    baseUrl: connection.baseUrl,
    headers: connection.headers,
    deadline: 1_000,
    fetch: connection.adapt(async ({ url: address }) => {
      const url = new URL(address)
      urls.push(new URL(url))
      if (url.searchParams.get('token') !== 'space-token')
        return Response.json({ error: 'Unauthorized' }, { status: 401 })
      if (url.searchParams.has('cv')) return answer(url)
      url.searchParams.set('cv', '1764478800')
      return new Response(null, { status: 301, headers: { location: url.href } })
    }),
  })
  const files = createFileContent(
    { load: async () => noFiles, shop: { returnDays: 14 }, labels: null },
    language,
  )
  return { content: connection.source(uncached(http), language, files), urls }
}

/** A reply for one story. */
function story(fullSlug: string, content: object) {
  const slug = fullSlug.split('/').at(-1)
  return Response.json({
    story: {
      name: 'A story',
      id: 107350372,
      uuid: '0b8f1fa1-5f0c-4a39-ad37-4d8fd4d1a2d6',
      slug,
      full_slug: fullSlug,
      created_at: '2026-10-01T08:00:00.000Z',
      published_at: '2026-11-02T09:30:00.000Z',
      lang: 'default',
      is_startpage: false,
      content: { _uid: 'e1b2', component: 'page', ...content },
    },
    cv: 1764478800,
    rels: [],
    links: [],
  })
}

const text = (words: string, ...marks: object[]) => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 ? { marks } : {}),
})
const paragraph = (...content: object[]) => ({ type: 'paragraph', content })
const doc = (...content: object[]) => ({ type: 'doc', content })
const link = (attrs: object) => ({ type: 'link', attrs })

describe('a page', () => {
  test('is the story below info, in the language, with the token in its address', async () => {
    const { content, urls } = contentOf(() =>
      story('info/terms', {
        title: 'Villkor',
        description: 'Vad som gäller',
        sections: [
          {
            _uid: '1',
            component: 'section',
            heading: 'Pris',
            text: doc(paragraph(text('Med moms.'))),
            facts: '',
          },
          {
            _uid: '2',
            component: 'section',
            heading: 'Tvister',
            text: doc({ type: 'paragraph' }),
            facts: 'mediator',
          },
        ],
      }),
    )
    expect(await content.page('terms')).toEqual({
      slug: 'terms',
      title: 'Villkor',
      description: 'Vad som gäller',
      updated: '2026-11-02',
      sections: [
        { heading: 'Pris', facts: null, nodes: [{ tag: 'p', nodes: ['Med moms.'] }] },
        { heading: 'Tvister', facts: 'mediator', nodes: [] },
      ],
    })
    expect(urls.map(String)).toEqual([
      `${base}/stories/info/terms?version=published&language=sv&token=space-token`,
      `${base}/stories/info/terms?version=published&language=sv&token=space-token&cv=1764478800`,
    ])
  })

  test('in the default language is asked for without a language, and has at least the name of the story', async () => {
    const { content, urls } = contentOf(() => story('info/terms', {}), 'en')
    expect(await content.page('terms')).toMatchObject({ title: 'A story', sections: [] })
    expect(urls[0]?.searchParams.has('language')).toBe(false)
  })
})

describe('rich text', () => {
  async function nodesOf(...nodes: object[]) {
    const { content } = contentOf(() =>
      story('info/a', { sections: [{ heading: 'A', text: doc(...nodes) }] }),
    )
    return (await content.page('a'))?.sections[0]?.nodes
  }

  test('has paragraphs, headings, lists, marks and breaks', async () => {
    const item = (words: string) => ({ type: 'list_item', content: [paragraph(text(words))] })
    expect(
      await nodesOf(
        { type: 'heading', attrs: { level: 2 }, content: [text('Days & hours')] },
        paragraph(
          text('Bold', { type: 'bold' }),
          { type: 'hard_break' },
          text('slanted', { type: 'italic' }),
        ),
        { type: 'bullet_list', content: [item('one'), item('two')] },
        { type: 'ordered_list', attrs: { order: 1 }, content: [item('first')] },
      ),
    ).toEqual([
      { tag: 'h3', nodes: ['Days & hours'] },
      {
        tag: 'p',
        nodes: [{ tag: 'strong', nodes: ['Bold'] }, { tag: 'br' }, { tag: 'em', nodes: ['slanted'] }],
      },
      {
        tag: 'ul',
        nodes: [
          { tag: 'li', nodes: [{ tag: 'p', nodes: ['one'] }] },
          { tag: 'li', nodes: [{ tag: 'p', nodes: ['two'] }] },
        ],
      },
      { tag: 'ol', nodes: [{ tag: 'li', nodes: [{ tag: 'p', nodes: ['first'] }] }] },
    ])
  })

  test.each([
    [
      { href: '/info/returns', linktype: 'story', uuid: 'c0', anchor: null, target: '_self' },
      '/info/returns',
    ],
    [{ href: '/sv/info/returns', linktype: 'story', anchor: 'how' }, '/info/returns#how'],
    [{ href: 'https://www.arn.se/', linktype: 'url', target: '_blank' }, 'https://www.arn.se/'],
    [{ href: 'help@shop.example', linktype: 'email' }, 'mailto:help@shop.example'],
    [{ href: 'javascript:alert(1)', linktype: 'url' }, null],
    [{ href: '"><script>', linktype: 'url' }, null],
  ])('a link %j leads to %s', async (attrs, href) => {
    const linked = href === null ? 'here' : { tag: 'a', href, nodes: ['here'] }
    expect(await nodesOf(paragraph(text('here', link(attrs))))).toEqual([{ tag: 'p', nodes: [linked] }])
  })

  test('is text, not markup, and of other nodes only their text is kept', async () => {
    const blok = { type: 'blok', attrs: { id: 'x', body: [{ component: 'video' }] } }
    const emoji = { type: 'emoji', attrs: { name: 'wave' } }
    const image = { type: 'image', attrs: { src: 'https://a.storyblok.com/f/1/a.png' } }
    expect(
      await nodesOf(paragraph(text('<b>x</b>')), blok, emoji, image, {
        type: 'blockquote',
        content: [paragraph(text('Quoted', { type: 'styled', attrs: { class: 'red' } }))],
      }),
    ).toEqual([
      { tag: 'p', nodes: ['<b>x</b>'] },
      { tag: 'p', nodes: ['Quoted'] },
    ])
  })

  test('of any depth ends', async () => {
    let deep: object = text('bottom')
    for (let depth = 0; depth < 400; depth += 1) deep = { type: 'blockquote', content: [deep] }
    expect(await nodesOf(paragraph(text('top')), deep)).toEqual([{ tag: 'p', nodes: ['top'] }])
  })
})

test('the frequent questions are the story faq', async () => {
  const question = { anchor: 'delivery-time', question: 'How long?', answer: doc(paragraph(text('A day.'))) }
  const { content, urls } = contentOf(
    () =>
      story('faq', {
        title: 'Questions',
        topics: [{ title: 'Orders', questions: [question, { ...question, anchor: 'No anchor!' }] }],
      }),
    'en',
  )
  expect(await content.faq()).toEqual({
    title: 'Questions',
    description: '',
    topics: [
      {
        title: 'Orders',
        questions: [
          { id: 'delivery-time', question: 'How long?', answer: [{ tag: 'p', nodes: ['A day.'] }] },
        ],
      },
    ],
  })
  expect(urls[0]?.pathname).toBe('/v2/cdn/stories/faq')
})

test.each([
  [{ fieldtype: 'multilink', linktype: 'story', cached_url: 'info/returns', url: '' }, '/info/returns'],
  [{ fieldtype: 'multilink', linktype: 'url', cached_url: '/c/brakes', url: '/c/brakes' }, '/c/brakes'],
  [
    { fieldtype: 'multilink', linktype: 'url', cached_url: 'https://a.example', url: 'https://a.example' },
    null,
  ],
  [{ fieldtype: 'multilink', linktype: 'story', cached_url: '', url: '' }, null],
])('a band with the link %j leads to %s', async (given, to) => {
  const { content, urls } = contentOf(() =>
    story('bands/home', { title: 'Measure', text: 'Before you order', link_label: 'How', link: given }),
  )
  expect(await content.band('home')).toEqual({
    title: 'Measure',
    text: 'Before you order',
    link: to === null ? null : { label: 'How', to },
  })
  expect(urls[0]?.pathname).toBe('/v2/cdn/stories/bands/home')
})

test('facts about the shop come from files', async () => {
  const { content, urls } = contentOf(() => Response.json([], { status: 404 }))
  expect(await content.shop('SE')).toMatchObject({ returnDays: 14 })
  expect(urls).toEqual([])
})

test('a story that is not published is not there', async () => {
  const { content } = contentOf(() => Response.json(['This record could not be found'], { status: 404 }))
  expect(await content.page('terms')).toBeNull()
  expect(await content.faq()).toBeNull()
  expect(await content.band('home')).toBeNull()
})

test.each([401, 422, 429, 500])('a status of %i is a failure', async (status) => {
  const { content } = contentOf(() => Response.json({ error: 'no' }, { status }))
  await expect(content.page('terms')).rejects.toThrow(UpstreamError)
})

test('a redirect to another origin, or a second one, is not followed', async () => {
  for (const location of ['https://elsewhere.test/v2/cdn', `${base}/stories/info/terms`]) {
    const { content, urls } = contentOf(() => new Response(null, { status: 301, headers: { location } }))
    await expect(content.page('terms')).rejects.toThrow(UpstreamError)
    expect(urls).toHaveLength(2)
  }
})
