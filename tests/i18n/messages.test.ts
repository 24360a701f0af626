import { expect, test } from 'vitest'
import { expand } from '#src/i18n/expand.ts'
import { type Locale, locales } from '#src/i18n/locales.ts'

type Texts = Record<string, string>

/** Every room of every language, read as the shop reads them. */
const rooms = import.meta.glob<Record<string, Texts>>('../../src/i18n/messages/*/*.ts', { eager: true })
const terms = import.meta.glob<{ terms: Texts }>('../../src/i18n/terms/*.ts', { eager: true })

function textsOf(locale: Locale): Map<string, string> {
  const own = Object.entries(rooms)
    .filter(([path]) => path.includes(`/${locale}/`))
    .flatMap(([, room]) => Object.values(room).flatMap(Object.entries<string>))
  return new Map([...own, ...Object.entries(terms[`../../src/i18n/terms/${locale}.ts`]?.terms ?? {})])
}

const english = textsOf('en')

/** What a text has to be told: `{name}` and the subjects of plurals, branches aside. */
function argumentsOf(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)(?=[,}])/g)].map(([, name = '']) => name))].sort()
}

const pluralBranches = (text: string) =>
  [...text.matchAll(/\{\w+, plural, ((?:\s*(?:=\d+|\w+) \{(?:[^{}]|\{\w+\})*\})+)\}/g)].map(
    ([, branches = '']) => [...branches.matchAll(/(=\d+|\w+) \{/g)].map(([, key = '']) => key),
  )

test('English has words to compare with', () => {
  expect(english.size).toBeGreaterThan(150)
})

test.each(locales)('%s says everything English says', (locale) => {
  expect([...textsOf(locale).keys()].sort()).toEqual([...english.keys()].sort())
})

test.each(locales)('%s asks for the same values as English', (locale) => {
  const wrong = [...textsOf(locale)].filter(
    ([key, text]) => argumentsOf(text).join() !== argumentsOf(english.get(key) ?? '').join(),
  )
  expect(wrong).toEqual([])
})

test.each(locales)('%s has a branch for one and for all others in every plural', (locale) => {
  const wrong = [...textsOf(locale)].filter(([, text]) => {
    const plurals = text.split(', plural,').length - 1
    const branches = pluralBranches(text)
    return (
      plurals !== branches.length || branches.some((keys) => !keys.includes('one') || !keys.includes('other'))
    )
  })
  expect(wrong).toEqual([])
})

test.each(locales)('%s leaves no brace, blank or straight apostrophe behind', (locale) => {
  const wrong = [...textsOf(locale)].flatMap(([key, text]) => {
    const values = Object.fromEntries(argumentsOf(text).map((name) => [name, 2]))
    const said = expand(text, values, locale)
    const straight = locale !== 'en' && /\p{L}'\p{L}/u.test(said)
    return /[{}#]|undefined| {2}|^\s|\s$/.test(said) || said === '' || straight ? [[key, said]] : []
  })
  expect(wrong).toEqual([])
})

test('French sets a blank that no line breaks at before double signs, and within its quotes', () => {
  const wrong = [...textsOf('fr')].filter(([, text]) =>
    /[^\u00a0:][:;!?»](?!\/)|«[^\u00a0]/.test(text.replaceAll(/\{[^{}]*\}/g, 'x')),
  )
  expect(wrong).toEqual([])
})

const quotes: Record<Locale, RegExp> = {
  en: /^[^”]*(?:“[^“”]+”[^“”]*)*$/,
  sv: /^[^“„«]*$/,
  fi: /^[^“„«]*$/,
  da: /^[^“„«]*$/,
  fr: /^[^“”„]*$/,
  nl: /^[^“”„«]*$/,
  de: /^[^”«]*$/,
}

test.each(locales)('%s quotes as it is quoted there', (locale) => {
  const wrong = [...textsOf(locale)].filter(([, text]) => !quotes[locale].test(text) || text.includes('"'))
  expect(wrong).toEqual([])
})

test.each(locales)('%s calls what is accepted at the checkout as its page is called', (locale) => {
  const texts = textsOf(locale)
  expect(texts.get('checkout.terms')?.toLowerCase()).toContain(texts.get('info.terms')?.toLowerCase())
})
