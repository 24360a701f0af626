import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Locale, locales } from '#src/i18n/locales.ts'
import { textsByLanguage } from '#tests/support/texts-by-language.ts'

const texts = textsByLanguage()

/** The words in bold in the last column of the tables of a language's style page. */
function forbiddenWords(locale: Locale): string[] {
  const rows = readFileSync(`docs/style/${locale}.md`, 'utf8').match(/^\|.*\|$/gm) ?? []
  return rows.flatMap((row) =>
    [...(row.split('|').at(-2) ?? '').matchAll(/\*\*(.+?)\*\*/g)].map(([, word = '']) => word),
  )
}

/**
 * Finds a word, also at the start of a sentence if it is written small, and with an ending if it has five letters or
 * more.
 */
function patternOf(word: string): RegExp {
  const [first = '', rest = ''] = [word.slice(0, 1), word.slice(1).replaceAll('.', '\\.')]
  const start = first === first.toLowerCase() ? `[${first}${first.toUpperCase()}]` : first
  return new RegExp(`(?<![\\p{L}\\d_])${start}${rest}${word.length < 5 ? '' : '\\p{L}{0,3}'}(?!\\p{L})`, 'u')
}

/** A text without tags and the names of its arguments. */
const said = (text: string) => text.replaceAll(/<[^>]*>|\{\w+/g, ' ')

test.each(locales)('no text in %s has a word that its style page rules out', (locale) => {
  const words = forbiddenWords(locale).map((word) => ({ word, pattern: patternOf(word) }))
  expect(words.length).toBeGreaterThan(15)
  const found = texts[locale].flatMap(({ path, text }) =>
    words.filter(({ pattern }) => pattern.test(said(text))).map(({ word }) => `${path}: ${word}: ${text}`),
  )
  expect(found).toEqual([])
})

test.each(locales)(
  'the texts in %s are those of the interface, the catalogue, pages, answers and mails',
  (locale) => {
    for (const place of [
      `src/i18n/messages/${locale}/later/checkout.ts`,
      `worker/sandbox/content-api/pages/${locale}.ts`,
      `worker/sandbox/content-api/faq/${locale}.ts`,
      'worker/sandbox/checkout-api/order/confirmation-mail-texts.ts',
      'worker/sandbox/provider/widgets/one-step/texts.ts',
      'worker/sandbox/demo-catalogue/seed/data/templates.json',
      'worker/sandbox/demo-catalogue/seed/data/part-types.json',
    ])
      expect(texts[locale].filter(({ path }) => path === place).length, place).toBeGreaterThan(10)
  },
)
