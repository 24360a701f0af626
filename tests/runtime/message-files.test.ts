import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Locale, locales } from '#src/i18n/locales.ts'
import { sets, textsOfSet } from '#tests/support/language-pieces.ts'

const folder = 'build/client/assets'
const scripts = globSync(`${folder}/*.js`).map((file) => ({
  name: file.slice(folder.length + 1),
  code: readFileSync(file, 'utf8'),
}))

/** The texts of a set that a build writes as they are and that are in no other set or language. */
function textsOnlyIn(locale: Locale, set: string): string[] {
  const others = locales.flatMap((language) =>
    sets.flatMap((other) =>
      language === locale && other === set ? [] : Object.values(textsOfSet(language, other)),
    ),
  )
  return Object.values(textsOfSet(locale, set)).filter(
    (text) => text.length >= 20 && !/['"`\\\n]/.test(text) && !others.some((other) => other.includes(text)),
  )
}

/** The built files in which any of these texts is found. */
const filesWith = (texts: readonly string[]) =>
  scripts.filter(({ code }) => texts.some((text) => code.includes(text))).map(({ name }) => name)

test.each(locales)('no built file for browsers has the texts that only the server writes in %s', (locale) => {
  const texts = textsOnlyIn(locale, 'server')
  expect(texts.length).toBeGreaterThan(20)
  expect(filesWith(texts)).toEqual([])
})

test.each(locales)(
  'the texts of each set for browsers in %s are built into one file of its own',
  (locale) => {
    const files = ['client', 'later'].flatMap((set) => filesWith(textsOnlyIn(locale, set)))
    expect(files).toHaveLength(2)
    expect(new Set(files).size).toBe(2)
    for (const other of locales.filter((language) => language !== locale))
      expect(files).not.toContain(filesWith(textsOnlyIn(other, 'client'))[0])
  },
)
