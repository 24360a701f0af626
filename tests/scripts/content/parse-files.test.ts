import { describe, expect, test } from 'vitest'
import { parseBand, parseFaq, parsePage } from '#scripts/content/parse-files.ts'

const front = '---\ntitle: Delivery\ndescription: "Where, how, how fast"\nupdated: 2026-11-02\n---\n'

describe('a page', () => {
  test('has the sections of its headings, and the text before the first', () => {
    const body =
      'Read this **first**.\n\n## Where & how\n\nTo [you](/support).\n\n- one\n- two\n\n## Seller\n\n{{seller}}\n'
    expect(parsePage('delivery', front + body)).toEqual({
      slug: 'delivery',
      title: 'Delivery',
      description: 'Where, how, how fast',
      updated: '2026-11-02',
      sections: [
        {
          heading: '',
          facts: null,
          nodes: [{ tag: 'p', nodes: ['Read this ', { tag: 'strong', nodes: ['first'] }, '.'] }],
        },
        {
          heading: 'Where & how',
          facts: null,
          nodes: [
            { tag: 'p', nodes: ['To ', { tag: 'a', href: '/support', nodes: ['you'] }, '.'] },
            {
              tag: 'ul',
              nodes: [
                { tag: 'li', nodes: ['one'] },
                { tag: 'li', nodes: ['two'] },
              ],
            },
          ],
        },
        { heading: 'Seller', facts: 'seller', nodes: [] },
      ],
    })
  })

  test('keeps only the elements that content may have', () => {
    const body =
      '## A\n\n[x](javascript:alert(1))![y](https://a.example/y.png)<img src=x onerror=alert(1)>\n\n<script>alert(1)</script>\n\n<p onclick="z">plain</p>\n'
    expect(parsePage('a', front + body).sections[0]?.nodes).toEqual([
      { tag: 'p', nodes: ['x'] },
      { tag: 'p', nodes: ['plain'] },
    ])
  })

  test.each([
    ['## A', 'The front matter has no title.'],
    ['---\ntitle: A\nauthor: B\n---\n', 'The front matter has no use for “author”.'],
    ['---\ntitle: A\nupdated: yesterday\n---\n', '“yesterday” is no day such as 2026-11-02.'],
    ['---\nA title\n---\n', '“A title” is no field such as “title: Delivery”.'],
    [`${front}## A\n\n{{vat}}`, '“vat” is none of the facts: seller, mediator, takeBackPoints.'],
    [`${front}## A\n\n{{seller}}\n\nand more`, 'A fact ({{…}}) stands at the end of its section, alone.'],
  ])('refuses %j', (file, fault) => {
    expect(() => parsePage('a', file)).toThrow(fault)
  })
})

describe('the frequent questions', () => {
  test('stand below their topics, with their anchors', () => {
    const body =
      '## Orders\n\n### How long? {#delivery-time}\n\nA day.\n\n### How much? {#cost}\n\nNothing.\n'
    const answer = (text: string) => [{ tag: 'p', nodes: [text] }]
    expect(parseFaq(front.replace(/updated.*\n/, '') + body).topics).toEqual([
      {
        title: 'Orders',
        questions: [
          { id: 'delivery-time', question: 'How long?', answer: answer('A day.') },
          { id: 'cost', question: 'How much?', answer: answer('Nothing.') },
        ],
      },
    ])
  })

  test.each([
    ['## A\n\n### How long?\n', '“How long?” does not end with an anchor, such as {#delivery-time}.'],
    ['First\n\n## A\n', 'A text stands before the first topic (“## …”).'],
    ['## A\n\nFirst\n', 'A text stands before the first question (“### …”) of “A”.'],
  ])('%j are refused', (body, fault) => {
    expect(() => parseFaq(`---\ntitle: F\n---\n${body}`)).toThrow(fault)
  })
})

describe('a band', () => {
  test('has a title, a text and a link', () => {
    expect(parseBand('---\ntitle: Measure\nlink: How\nto: /info/returns\n---\nHold it *there*.\n')).toEqual({
      title: 'Measure',
      text: 'Hold it there.',
      link: { label: 'How', to: '/info/returns' },
    })
    expect(parseBand('---\ntitle: Measure\n---\nHold it.\n').link).toBeNull()
  })

  test('links within the shop only', () => {
    expect(() => parseBand('---\ntitle: M\nlink: H\nto: https://a.example/\n---\n')).toThrow('link.to')
  })
})
