import fc from 'fast-check'
import { expect, test } from 'vitest'
import { address, linkWriter, section, table, words } from '#src/features/catalogue/markdown/markdown.ts'

test.each([
  ['Brake disc front, 280 mm – Bromsvik', 'Brake disc front, 280 mm – Bromsvik'],
  ['# Sale *now*', '\\# Sale \\*now\\*'],
  ['[free](https://evil.test)', '\\[free\\](https://evil.test)'],
  ['<script>alert(1)</script>', '\\<script\\>alert(1)\\</script\\>'],
  ['a|b `c` ~~d~~ e_f_', 'a\\|b \\`c\\` \\~\\~d\\~\\~ e\\_f\\_'],
  ['C:\\new', 'C:\\\\new'],
  ['&lt; R&D', '\\&lt; R\\&D'],
  ['- item', '\\- item'],
  ['+ item', '\\+ item'],
  ['=====', '\\====='],
  ['1. first', '1\\. first'],
  ['12) twelfth', '12\\) twelfth'],
  ['1.5 mm', '1\\.5 mm'],
  ['first line\n\n# second\u0000 line', 'first line \\# second line'],
  [' \t', ''],
])('%j is written as %s', (text, expected) => expect(words(text)).toBe(expected))

test('words are one line, and say the same without the signs before signs', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const written = words(text)
      expect(written).not.toMatch(/\p{Cc}/u)
      expect(written.replaceAll(/\\([!-/:-@[-`{-~])/g, '$1')).toBe(
        text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim(),
      )
      expect(written).not.toMatch(/(?:^|[^\\])(?:\\\\)*[*_`[\]<>|]/)
    }),
  )
})

test('a link leads to the page in its language, and ends where it should', () => {
  const link = linkWriter({ origin: 'https://shop.test', locale: 'sv' })
  expect(link({ name: 'A [b]', path: '/p/a(b)|' })).toBe('[A \\[b\\]](https://shop.test/sv/p/a%28b%29%7C)')
  expect(address('https://shop.test/ä b<c>')).toBe('https://shop.test/%C3%A4%20b%3Cc%3E')
})

test('a table has a cell for each text, and a part without content has no heading', () => {
  expect(table(['A', ''], [['x', '']])).toBe('| A |   |\n| --- | --- |\n| x |   |')
  expect(section('Title', ['', null, false])).toBe('')
  expect(section('Title', ['one', '', 'two'])).toBe('## Title\n\none\n\ntwo')
})
