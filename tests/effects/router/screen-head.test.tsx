import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { type HeadTag, ScreenHead } from '#src/effects/router/screen-head.tsx'

function renderHead(loaderData: unknown): string {
  const router = createMemoryRouter(
    [{ id: 'screen', path: '/', loader: () => null, Component: ScreenHead }],
    {
      hydrationData: { loaderData: { screen: loaderData } },
    },
  )
  return renderToString(<RouterProvider router={router} />)
}

test('the head of a screen comes from its loader', () => {
  const head: HeadTag[] = [
    { tag: 'title', children: 'Brakes & discs' },
    { tag: 'meta', property: 'og:type', content: 'website' },
    { tag: 'link', rel: 'alternate', hrefLang: 'sv', href: 'https://shop.test/sv' },
  ]
  const html = renderHead({ head })
  expect(html).toContain('<title>Brakes &amp; discs</title>')
  expect(html).toContain('<meta property="og:type" content="website"/>')
  expect(html).toContain('<link rel="alternate" hrefLang="sv" href="https://shop.test/sv"/>')
})

test('structured data cannot end its element, and is read unchanged', () => {
  const data = { name: '</script><script>alert(1)</script><!-- "&amp;"' }
  const html = renderHead({
    head: [{ tag: 'script', type: 'application/ld+json', children: JSON.stringify(data) }],
  })
  const [, json = ''] = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(html) ?? []
  expect(json).not.toMatch(/<\/?script/i)
  expect(JSON.parse(json)).toEqual(data)
})

test.each([
  ['nothing', null],
  ['no head', { screen: 'brakes' }],
  ['a head that is no list', { head: 'Brakes' }],
])('a screen whose loader brings %s has no tags', (_, loaderData) => {
  expect(renderHead(loaderData)).toBe('')
})
