import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { textsCommand } from '#scripts/texts/arguments.ts'
import { importTexts } from '#scripts/texts/import-texts.ts'
import { readMessageFile } from '#scripts/texts/message-file.ts'
import { messageOf, parseMessage, pluralForms } from '#scripts/texts/message-syntax.ts'
import { maxXliffBytes, readXliff } from '#scripts/texts/read-xliff.ts'
import { locales } from '#src/i18n/locales.ts'

const code = `export const cart = {
  'cart.cart': 'Cart',
  'cart.named': '{name}: {count, plural, one {# item} other {# items}}',
  'cart.rest': '{count, plural, one {# item} other {# items}} of {all}',
} as const
`
const english = new Map([['client/cart.ts', readMessageFile(code)]])

const unit = (key: string, source: string, target: string) =>
  `<trans-unit id="${key}"><source>${source}</source><target>${target}</target></trans-unit>`
const xliff = (units: string, original = 'client/cart.ts') =>
  `<?xml version="1.0"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file original="${original}" source-language="en" target-language="fi" datatype="plaintext"><body>${units}</body></file></xliff>`

const read = (document: string) => readXliff(new TextEncoder().encode(document))
function imported(document: string) {
  return importTexts(read(document), english, new Map())
}
const named = '{name}: {count, plural, one {# item} other {# items}}'
const rest = '{count, plural, one {# item} other {# items}} of {all}'

describe('an import refuses, as a whole and with the reason,', () => {
  test.each([
    ['an unknown key', unit('cart.foo', 'Cart', 'Kori'), 'The shop has no text with this key.'],
    ['a text that is there twice', unit('cart.cart', 'Cart', 'Kori').repeat(2), 'more than once'],
    [
      'another English text',
      unit('cart.cart', 'Basket', 'Kori'),
      'another one today: export again. Today: “Cart”',
    ],
    [
      'a missing placeholder',
      unit('cart.named', named, 'Kori: {count, plural, one {# osa} other {# osaa}}'),
      'The translation lacks {name}.',
    ],
    [
      'a placeholder that English does not have',
      unit('cart.cart', 'Cart', 'Kori {nimi}'),
      'The translation has {nimi}, which English does not have.',
    ],
    [
      'a placeholder that one form lacks',
      unit('cart.rest', rest, '{count, plural, =0 {{all}} one {# osa, {all}} other {# osaa}}'),
      '{all} is missing in some plural forms of the translation.',
    ],
    [
      'a form that its language does not have',
      unit('cart.named', named, '{name}: {count, plural, one {#} few {#} other {#}}'),
      'The plural of {count} has the forms one, few, other: its language has one, other, each once.',
    ],
    [
      'a form that is missing',
      unit('cart.named', named, '{name}: {count, plural, other {#}}'),
      'has the forms other: its language has one, other',
    ],
    [
      'a brace without a placeholder',
      unit('cart.cart', 'Cart', 'Kori }'),
      'a brace that belongs to no placeholder',
    ],
    ['a tag', unit('cart.cart', 'Cart', '&lt;b&gt;Kori&lt;/b&gt;'), 'The translation has markup'],
    ['a tag in CDATA', unit('cart.cart', 'Cart', '<![CDATA[<script>]]>'), 'The translation has markup'],
    ['an entity as text', unit('cart.cart', 'Cart', 'Kori&amp;nbsp;1'), 'The translation has markup'],
    ['a line end', unit('cart.cart', 'Cart', 'Ko\nri'), 'a line end or another control character'],
    ['a mark that turns text around', unit('cart.cart', 'Cart', 'Ko&#x202e;ri'), 'another control character'],
    ['a very long text', unit('cart.cart', 'Cart', 'a'.repeat(2_001)), 'longer than 2,000 characters'],
  ])('%s', (_, units, sentence) => {
    const result = imported(xliff(units))
    expect(result).toMatchObject({ kind: 'refused', faults: [expect.stringContaining(sentence)] })
  })

  test('an unknown file, and every fault with its place', () => {
    const result = imported(xliff(unit('cart.cart', 'Cart', 'Kori'), '../../../src/config.ts'))
    expect(result).toEqual({
      kind: 'refused',
      faults: ['../../../src/config.ts cart.cart: The shop has no such file of texts.'],
    })
  })
})

test('good texts beside a wrong one are not written', () => {
  const good = unit('cart.cart', 'Cart', 'Kori')
  expect(imported(xliff(good))).toMatchObject({ kind: 'read', texts: 1 })
  expect(imported(xliff(good + unit('cart.foo', 'Cart', 'Kori'))).kind).toBe('refused')
})

test('a language may put a plural where English has only a number, and order placeholders anew', () => {
  const target = '{all} kpl, {count, plural, =0 {ei osia} one {# osa} other {# osaa}}'
  expect(imported(xliff(unit('cart.rest', rest, target)))).toMatchObject({ kind: 'read', texts: 1 })
})

test('protected syntax, and what tools add, is read', () => {
  const added = `<trans-unit id="cart.named"><source>${named}</source>
    <seg-source>x</seg-source>
    <target state="translated"><mrk mtype="seg" mid="0"><ph id="1">{name}</ph> – </mrk><ph id="2">{count, plural, one {</ph>yksi<ph id="3">} other {</ph><ph id="4">#</ph><ph id="5">}}</ph></target>
    <alt-trans><source>other</source><target>other</target></alt-trans>
    <tool:score xmlns:tool="urn:tool"><target>other</target></tool:score></trans-unit>`
  expect(read(xliff(added)).units).toEqual([
    {
      path: 'client/cart.ts',
      key: 'cart.named',
      source: named,
      target: '{name} – {count, plural, one {yksi} other {#}}',
    },
  ])
})

describe('a document is not read', () => {
  const good = xliff(unit('cart.cart', 'Cart', 'Kori'))
  test.each([
    ['with a document type', good.replace('<xliff', '<!DOCTYPE xliff><xliff'), 'document type'],
    [
      'with an external entity',
      good
        .replace('<xliff', '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><xliff')
        .replace('Kori', '&e;'),
      'document type',
    ],
    ['with an entity of its own', good.replace('Kori', '&e;'), 'not well-formed XML'],
    ['that ends early', good.slice(0, 250), 'not well-formed XML'],
    ['that is empty', '', 'not well-formed XML'],
    ['of another format', '<tmx version="1.4"/>', 'no XLIFF'],
    ['of another version', good.replace('1.2"', '2.0"'), 'another version of XLIFF'],
    ['of another namespace', good.replace('document:1.2', 'document:2.0'), 'another version of XLIFF'],
    ['from another language', good.replace('"en"', '"sv"'), 'The source language is “sv” and not en.'],
    ['without a language', good.replace('target-language="fi"', ''), 'no target-language'],
    ['without texts', xliff(''), 'The file has no texts.'],
    ['with elements for tags', good.replace('Kori', '<g id="1">Kori</g>'), 'cart.cart has an element <g>'],
    ['with two targets', good.replace('</target>', '</target><target>x</target>'), 'more than one <target>'],
    ['that is nested deeply', xliff('<group>'.repeat(30) + '</group>'.repeat(30)), 'inside each other'],
    [
      'with too many texts',
      xliff(unit('cart.cart', 'Cart', 'Kori').repeat(10_001)),
      'more than 10,000 texts',
    ],
    ['over the bound of bytes', good + ' '.repeat(maxXliffBytes), 'larger than 8 MB'],
  ])('%s', (_, document, sentence) => {
    expect(() => read(document)).toThrow(sentence)
  })

  test('with two languages', () => {
    const other = good.replace('</xliff>', good.replace(/^.*\n<xliff[^>]*>/, '').replace('"fi"', '"sv"'))
    expect(() => read(other)).toThrow('two languages, “fi” and “sv”')
  })

  test('in another encoding', () => {
    expect(() => readXliff(new Uint8Array(Buffer.from(`\ufeff${good}`, 'utf16le')))).toThrow('not UTF-8')
  })
})

test('no text, however broken, stops the reading of messages', () => {
  const pieces = fc.constantFrom(
    '{',
    '}',
    '#',
    ' ',
    'a',
    'one',
    'other',
    ', plural,',
    '=0',
    '{count, plural,',
  )
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 30 }), (list) => {
      const parts = parseMessage(list.join(''))
      if (parts) expect(parseMessage(messageOf(parts))).toEqual(parts)
    }),
  )
})

test('the forms of a plural are those that numbers of goods have', () => {
  for (const language of locales) expect(pluralForms(language)).toEqual(['one', 'other'])
  expect(pluralForms('pl')).toEqual(['one', 'few', 'many', 'other'])
  expect(pluralForms('ja')).toEqual(['other'])
})

describe('the command', () => {
  test('exports all languages or one, and imports a file', () => {
    expect(textsCommand(['export'])).toEqual({ do: 'export', languages: locales, folder: 'texts' })
    expect(textsCommand(['export', '--language', 'pl', '--output', 'out'])).toEqual({
      do: 'export',
      languages: ['pl'],
      folder: 'out',
    })
    expect(textsCommand(['import', 'fi.xlf'])).toEqual({ do: 'import', file: 'fi.xlf' })
  })

  test.each([
    [[], 'Say npm run texts'],
    [['import'], 'Say npm run texts'],
    [['export', 'fi'], 'Say npm run texts'],
    [['import', 'a.xlf', 'b.xlf'], 'Say npm run texts'],
    [['import', 'a.xlf', '--language', 'fi'], 'An import takes no options'],
    [['export', '--language', '../fi'], '“../fi” is not the code of a language'],
    [['export', '--language', 'xx'], '“xx” is not the code of a language'],
  ])('refuses %j', (args, sentence) => {
    expect(() => textsCommand(args)).toThrow(sentence)
  })
})
