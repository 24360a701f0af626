import { expect, test } from 'vitest'
import { expand } from '#src/i18n/expand.ts'
import { type Locale, locales } from '#src/i18n/locales.ts'
import { sets, textsOfSet } from '#tests/support/language-pieces.ts'

function textsOf(locale: Locale): Map<string, string> {
  return new Map(sets.flatMap((set) => Object.entries(textsOfSet(locale, set))))
}

const english = textsOf('en')

/** The arguments of a text: `{name}` and the subjects of plurals, branches aside. */
function argumentsOf(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)(?=[,}])/g)].map(([, name = '']) => name))].sort()
}

const pluralBranches = (text: string) =>
  [...text.matchAll(/\{\w+, plural, ((?:\s*(?:=\d+|\w+) \{(?:[^{}]|\{\w+\})*\})+)\}/g)].map(
    ([, branches = '']) => [...branches.matchAll(/(=\d+|\w+) \{/g)].map(([, key = '']) => key),
  )

test('English has texts to compare with', () => {
  expect(english.size).toBeGreaterThan(150)
})

test.each(locales)('texts in %s have the arguments of the English ones', (locale) => {
  const wrong = [...textsOf(locale)].filter(
    ([key, text]) => argumentsOf(text).join() !== argumentsOf(english.get(key) ?? '').join(),
  )
  expect(wrong).toEqual([])
})

test.each(locales)('every plural in %s has the branches one and other', (locale) => {
  const wrong = [...textsOf(locale)].filter(([, text]) => {
    const plurals = text.split(', plural,').length - 1
    const branches = pluralBranches(text)
    return (
      plurals !== branches.length || branches.some((keys) => !keys.includes('one') || !keys.includes('other'))
    )
  })
  expect(wrong).toEqual([])
})

test.each(locales)(
  'texts in %s are filled in without stray braces, blanks or straight apostrophes',
  (locale) => {
    const wrong = [...textsOf(locale)].flatMap(([key, text]) => {
      const values = Object.fromEntries(argumentsOf(text).map((name) => [name, 2]))
      const said = expand(text, values, locale)
      const straight = locale !== 'en' && /\p{L}'\p{L}/u.test(said)
      return /[{}#]|undefined| {2}|^\s|\s$/.test(said) || said === '' || straight ? [[key, said]] : []
    })
    expect(wrong).toEqual([])
  },
)

test('French has a no-break space before double punctuation and within its quotes', () => {
  const wrong = [...textsOf('fr')].filter(([, text]) =>
    /[^\u00a0:][:;!?»](?!\/)|«[^\u00a0]/.test(text.replaceAll(/\{[^{}]*\}/g, 'x')),
  )
  expect(wrong).toEqual([])
})

test('Dutch texts address the shopper as u', () => {
  const wrong = [...textsOf('nl')].filter(([, text]) => /\b(?:je|jij|jouw?|jullie)\b/i.test(text))
  expect(wrong).toEqual([])
})

const quotes: Partial<Record<Locale, RegExp>> = {
  en: /^[^”]*(?:“[^“”]+”[^“”]*)*$/,
  sv: /^[^“„«]*$/,
  fi: /^[^“„«]*$/,
  da: /^[^“„«]*$/,
  fr: /^[^“”„]*$/,
  nl: /^[^“”„«]*$/,
  de: /^[^”«]*$/,
}

test.each(locales)('texts in %s use the quotation marks of the language', (locale) => {
  const wrong = [...textsOf(locale)].filter(
    ([, text]) => quotes[locale]?.test(text) === false || text.includes('"'),
  )
  expect(wrong).toEqual([])
})

test.each(locales)('the checkout in %s names the terms as their page is titled', (locale) => {
  const texts = textsOf(locale)
  expect(texts.get('checkout.terms')?.toLowerCase()).toContain(texts.get('info.terms')?.toLowerCase())
})
