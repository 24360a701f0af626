import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { browserSets } from '#src/i18n/i18n.ts'
import { type Locale, locales } from '#src/i18n/locales.ts'
import { screenSets } from '#src/zones.ts'
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
    const files = browserSets.flatMap((set) => filesWith(textsOnlyIn(locale, set)))
    expect(files).toHaveLength(browserSets.length)
    expect(new Set(files).size).toBe(browserSets.length)
    for (const other of locales.filter((language) => language !== locale))
      expect(files).not.toContain(filesWith(textsOnlyIn(other, 'client'))[0])
  },
)

/** The routes of the list that the router loads. */
const Routes = v.object({
  routes: v.record(
    v.string(),
    v.object({ path: v.optional(v.string(), ''), module: v.string(), imports: v.array(v.string()) }),
  ),
})

test('screens that start without the texts of the customer name none of them', () => {
  const list = scripts.find(({ name }) => name.startsWith('manifest-'))?.code ?? ''
  const { routes } = v.parse(Routes, JSON.parse(list.slice(list.indexOf('{'), list.lastIndexOf('}') + 1)))
  const others = Object.values(routes).filter(({ path }) => !screenSets(`/${path}`).includes('customer'))
  expect(others.length).toBeGreaterThan(20)
  const names = new Set(
    others.flatMap(({ module, imports }) => [module, ...imports]).map((file) => basename(file)),
  )
  const code = scripts.filter(({ name }) => names.has(name)).map((script) => script.code)
  const keys = Object.keys(textsOfSet('en', 'customer'))
  expect(keys.length).toBeGreaterThan(200)
  expect(keys.filter((key) => code.some((text) => text.includes(`\`${key}\``)))).toEqual([])
})
