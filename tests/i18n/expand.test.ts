import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expand } from '#src/i18n/expand.ts'
import { locales } from '#src/i18n/locales.ts'

test('arguments are filled in', () => {
  expect(expand('{name}: page {count}', { name: 'Brakes', count: 3 }, 'en')).toBe('Brakes: page 3')
})

test('a plural follows the language, and its number the language’s digits', () => {
  const message = '{count, plural, one {# product} other {# products}}'
  expect(expand(message, { count: 1 }, 'en')).toBe('1 product')
  expect(expand(message, { count: 1234 }, 'en')).toBe('1,234 products')
  expect(expand('{count, plural, one {# produit} other {# produits}}', { count: 0 }, 'fr')).toBe('0 produit')
})

test.each(locales)('in %s plurals and digits are those of the platform', (locale) => {
  const [plural, digits] = [new Intl.PluralRules(locale), new Intl.NumberFormat(locale)]
  for (const count of [...Array(1100).keys(), -1, -12, 0.1, 0.5, 1.5, 2.5, 12_345, 7_654_321])
    expect(expand('{count, plural, one {one #} other {other #}}', { count }, locale)).toBe(
      `${plural.select(count) === 'one' ? 'one' : 'other'} ${digits.format(count)}`,
    )
})

test('an exact number comes before its class', () => {
  expect(expand('{count, plural, =0 {none left} one {# left} other {# left}}', { count: 0 }, 'en')).toBe(
    'none left',
  )
})

test('a plural may name other arguments', () => {
  expect(expand('{count, plural, one {# of {all}} other {# of {all}}}', { count: 2, all: 9 }, 'en')).toBe(
    '2 of 9',
  )
})

test('a value that looks like a message is only a value', () => {
  expect(expand('{name}!', { name: '{count, plural, other {#}}' }, 'en')).toBe('{count, plural, other {#}}!')
})

test('a missing value is left out rather than shown as a placeholder', () => {
  expect(expand('Hello {name}.', {}, 'en')).toBe('Hello .')
})

test('no message, however broken, brings the page down', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.integer())),
      (message, values) => {
        expect(typeof expand(message, values, 'sv')).toBe('string')
      },
    ),
  )
})

test('text without arguments stays as it is', () => {
  fc.assert(
    fc.property(
      fc.string().filter((text) => !text.includes('{')),
      (text) => expand(text, {}, 'en') === text,
    ),
  )
})
