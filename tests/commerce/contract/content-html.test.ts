import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type ContentNode,
  contentText,
  maxContentDepth,
  maxContentNodes,
  maxHtmlLength,
  parseContentHtml,
} from '#src/commerce/contract/content-html.ts'

const p = (...nodes: ContentNode[]): ContentNode => ({ tag: 'p', nodes })
const strong = (...nodes: ContentNode[]): ContentNode => ({ tag: 'strong', nodes })
const a = (href: string, ...nodes: ContentNode[]): ContentNode => ({ tag: 'a', href, nodes })
const ul = (...nodes: ContentNode[]): ContentNode => ({ tag: 'ul', nodes })
const li = (...nodes: ContentNode[]): ContentNode => ({ tag: 'li', nodes })
const br: ContentNode = { tag: 'br' }

test.each<[what: string, html: string, nodes: ContentNode[]]>([
  ['paragraphs', '<p>One</p>\n<p>Two &amp; three</p>', [p('One'), p('Two & three')]],
  ['text alone', 'One <strong>two</strong>', [p('One ', strong('two'))]],
  ['a heading', '<h3>Oil</h3>Text', [{ tag: 'h3', nodes: ['Oil'] }, p('Text')]],
  ['a list', '<ul> <li>One<li>Two</ul>', [ul(li('One'), li('Two'))]],
  ['a nested list', '<ul><li>One<ol><li>Two</ol></ul>', [ul(li('One', { tag: 'ol', nodes: [li('Two')] }))]],
  ['a list within a paragraph', '<p>One<ul><li>Two</ul>Three', [p('One'), ul(li('Two')), p('Three')]],
  ['text within a list', '<ul>One</ul>', [ul(li('One'))]],
  ['an item without a list', '<li>One<li>Two', [p('One'), p('Two')]],
  ['paragraphs in an item', '<ul><li><p>One</p><p>Two</p></ul>', [ul(li(p('One'), p('Two')))]],
  ['broken lines', '<p>One<br>Two<br/></p>', [p('One', br, 'Two', br)]],
  ['no line before the first', '<br><p><br>One', [p('One')]],
  ['white space', '<p>\n  One\t two\n</p>', [p(' One two ')]],
  [
    'white space around other elements',
    '<p>One <u> two</u>&nbsp;<u>&nbsp;3</u>',
    [p('One two\u00a0\u00a03')],
  ],
  ['other elements', '<span>One</span><u> two</u><font color=red> three</font>', [p('One two three')]],
  [
    'other blocks',
    '<div>One</div><h2>Two</h2><table><tr><td>3<td>4</table>',
    ['One', 'Two', '3', '4'].map((text) => p(text)),
  ],
  [
    'text after another block',
    '<div>One<blockquote>Two</blockquote>Three</div>',
    ['One', 'Two', 'Three'].map((text) => p(text)),
  ],
  ['no script', '<p>One<script>alert("</p>")</script> two', [p('One two')]],
  ['no style, frame or drawing', '<style>p{}</style><iframe src=x>I</iframe><svg><p>S</p></svg>T', [p('T')]],
  ['no markup in a style', '<style><style><p></style>One', [p('One')]],
  [
    'text after a heading in another block',
    '<div><h3>One</div>Two',
    [{ tag: 'h3', nodes: ['One'] }, p('Two')],
  ],
  ['nested objects', '<object>1<object>2</object>3</object>4', [p('4')]],
  ['an element that closes itself', '<svg/>One', [p('One')]],
  ['comments', '<p>One<!-- two --><![CDATA[ three ]]><?x?></p><!doctype html>', [p('One')]],
  ['empty elements', '<p></p><p> </p><ul></ul><ul><li></ul><strong></strong><p><br></p>', []],
  ['inline elements end with their block', '<p><strong>One<p>Two', [p(strong('One')), p('Two')]],
  [
    'misnested elements',
    '<p><strong>One<em>two</strong>three</em>',
    [p(strong('One', { tag: 'em', nodes: ['two'] }), 'three')],
  ],
  ['end tags of nothing', '</p></strong></ul>One</em></li>', [p('One')]],
  ['no link in a link', '<a href="/faq">One <a href="/support">two</a></a>', [p(a('/faq', 'One two'))]],
  ['character references', '&lt;b&gt; &eacute;&#x1F600;&nbsp;', [p('<b> é😀\u00a0')]],
])('HTML is parsed with %s', (_, html, nodes) => {
  expect(parseContentHtml(html)).toEqual(nodes)
})

test.each([
  ['/info/returns', '/info/returns'],
  ['/faq#deposit', '/faq#deposit'],
  [' /support?subject=general&order=1 ', '/support?subject=general&order=1'],
  ['https://www.arn.se/x?y=1#z', 'https://www.arn.se/x?y=1#z'],
  ['HTTPS://EXAMPLE.COM', 'https://example.com/'],
  ['mailto:help@shop.example', 'mailto:help@shop.example'],
  ['tel:+46-8-46500400', 'tel:+46-8-46500400'],
])('a link may lead to %s', (href, expected) => {
  expect(parseContentHtml(`<a href="${href.replaceAll('&', '&amp;')}">x</a>`)).toEqual([p(a(expected, 'x'))])
})

test.each([
  '',
  '#top',
  'faq',
  '//evil.test',
  '/\\evil.test',
  '/a b',
  '/%0aa"b',
  'http://example.com',
  'https:example.com',
  'https://user:pass@example.com',
  'https://user@example.com',
  'https://:pass@example.com',
  'https://',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  '&#106;avascript:alert(1)',
  'data:text/html,x',
  'mailto:a@b.test?bcc=c@d.test',
  'tel:1;x',
  'ftp://example.com',
])('a link to %j is reduced to its text', (href) => {
  expect(parseContentHtml(`<a href='${href}'>x</a>`)).toEqual([p('x')])
})

test('elements that are too deep are reduced to their text', () => {
  const deep = parseContentHtml(`${'<ul><li>'.repeat(50)}text <strong>end</strong>`)
  expect(depthOf(deep)).toBe(maxContentDepth)
  expect(contentText(deep)).toContain('text end')
})

test('a text is cut at the limit of length', () => {
  const long = parseContentHtml('x'.repeat(maxHtmlLength + 1))
  expect(contentText(long).trim()).toHaveLength(maxHtmlLength)
})

test.each(['<br>x', '<ul><li>x</ul>', '<p>x <a href="/faq">y</a>', '<ul><li><ol><li>x</ol></ul>'])(
  'of many times %s the first nodes are kept, validly nested',
  (html) => {
    const nodes = parseContentHtml(html.repeat(maxContentNodes))
    expect(countOf(nodes)).toBeGreaterThan(maxContentNodes - 5)
    expect(countOf(nodes)).toBeLessThanOrEqual(maxContentNodes)
    expect(faultsOf(nodes, 'root')).toEqual([])
  },
)

test('a text has a line for each block and broken line', () => {
  const nodes = parseContentHtml(
    '<p>One <strong>two</strong><br>three</p><ul><li>Four</li><li>Five</li></ul>',
  )
  expect(contentText(nodes).trim()).toBe('One two\nthree\nFour\nFive')
})

/** Pieces that make markup likely; anything may stand between them. */
const piece = fc.oneof(
  fc.constantFrom(
    ...[
      'p',
      'h3',
      'ul',
      'ol',
      'li',
      'strong',
      'em',
      'a',
      'br',
      'div',
      'td',
      'svg',
      'script',
      'title',
      'x',
    ].flatMap((name) => [`<${name}>`, `</${name}>`, `<${name} href="/a" `, `<${name}/>`]),
    ...[
      '<a href="javascript:x">',
      '<a href=//e.test>',
      '<a href="https://e.test">',
      '<!--',
      '-->',
      '<![CDATA[',
    ],
    ...['&', '&amp;', '&#0;', '&#xD800;', '"', "'", '>', '<', ' ', '\n', '\0', 'text'],
  ),
  fc.string({ unit: 'binary', maxLength: 8 }),
)

test('any text becomes a bounded tree of valid elements with safe links', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 200 }), (pieces) => {
      const nodes = parseContentHtml(pieces.join(''))
      expect(faultsOf(nodes, 'root')).toEqual([])
      expect(depthOf(nodes)).toBeLessThanOrEqual(maxContentDepth)
      expect(countOf(nodes)).toBeLessThanOrEqual(maxContentNodes)
    }),
    { numRuns: 500 },
  )
})

const blocks = ['p', 'h3', 'ul', 'ol']
const inline = ['#text', 'strong', 'em', 'a', 'br']
const children: Record<string, string[]> = {
  root: blocks,
  ul: ['li'],
  ol: ['li'],
  li: [...blocks, ...inline],
  p: inline,
  h3: inline,
  strong: inline,
  em: inline,
  a: inline,
}

/** Faults of a tree: elements where HTML allows none, empty ones, links in links, unsafe addresses. */
function faultsOf(nodes: ContentNode[], parent: string, inLink = false): string[] {
  return nodes.flatMap((node) => {
    const tag = typeof node === 'string' ? '#text' : node.tag
    const faults = children[parent]?.includes(tag) ? [] : [`${tag} in ${parent}`]
    if (typeof node === 'string') return node === '' ? [...faults, `empty text in ${parent}`] : faults
    if (node.tag === 'br') return faults
    if (node.nodes.length === 0) faults.push(`empty ${tag}`)
    if (node.tag === 'a') {
      if (inLink) faults.push('a in a')
      const url = new URL(node.href, 'https://shop.invalid')
      const isPath = node.href.startsWith('/') && url.origin === 'https://shop.invalid'
      if (!isPath && !['https:', 'mailto:', 'tel:'].includes(url.protocol)) faults.push(node.href)
    }
    return [...faults, ...faultsOf(node.nodes, tag, inLink || tag === 'a')]
  })
}

function depthOf(nodes: ContentNode[]): number {
  const depths = nodes.map((node) =>
    typeof node === 'string' || node.tag === 'br' ? 0 : 1 + depthOf(node.nodes),
  )
  return Math.max(0, ...depths)
}

function countOf(nodes: ContentNode[]): number {
  return nodes.reduce(
    (sum, node) => sum + 1 + (typeof node === 'string' || node.tag === 'br' ? 0 : countOf(node.nodes)),
    0,
  )
}
