import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { exportTexts } from '#scripts/texts/export-texts.ts'
import { importTexts } from '#scripts/texts/import-texts.ts'
import { newMessageFile, readMessageFile, withTexts } from '#scripts/texts/message-file.ts'
import { formattedCode, readMessages } from '#scripts/texts/message-folder.ts'
import { readXliff } from '#scripts/texts/read-xliff.ts'
import { writeXliff } from '#scripts/texts/write-xliff.ts'
import { locales } from '#src/i18n/locales.ts'
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts'

const english = readMessages('en')
const encoded = (text: string) => new TextEncoder().encode(text)

test.each(locales)('an export in %s that is imported again changes nothing', (language) => {
  const messages = readMessages(language)
  const read = readXliff(encoded(writeXliff(exportTexts(language, english, messages))))
  expect(read.language).toBe(language)
  expect(read.units.length).toBeGreaterThan(1_500)
  expect(importTexts(read, english, messages)).toEqual({
    kind: 'read',
    changed: new Map(),
    texts: 0,
    untranslated: [],
  })
})

test.each(locales)('an export of %s has every text as it is in its file', (language) => {
  const messages = readMessages(language)
  const { units } = readXliff(encoded(writeXliff(exportTexts(language, english, messages))))
  const inFiles = [...messages].flatMap(([path, { entries }]) =>
    entries.map(({ key, text }) => `${path} ${key}: ${text}`),
  )
  expect(units.map(({ path, key, target }) => `${path} ${key}: ${target}`).sort()).toEqual(inFiles.sort())
})

test('a language whose files are lost gets them back from its export, but for comments', () => {
  const messages = readMessages('fi')
  const read = readXliff(encoded(writeXliff(exportTexts('fi', english, messages))))
  const result = importTexts(read, english, new Map())
  if (result.kind !== 'read') throw new Error(result.faults.join('\n'))
  expect([...result.changed.keys()]).toEqual([...messages.keys()])
  for (const path of ['client/cart.ts', 'later/cart-page.ts', 'customer/withdraw.ts'])
    expect(formattedCode(result.changed.get(path) ?? '', `src/i18n/messages/fi/${path}`)).toBe(
      messages.get(path)?.code,
    )
})

test('an imported text replaces the former one, in the format of the repository', () => {
  const path = 'client/cart.ts'
  const file = readMessages('fi').get(path)!
  const text = `L’achat d’une « pièce\u00a0» qu'on n'a pas, ${'très '.repeat(15)}long`
  const code = formattedCode(
    withTexts(file, new Map([['cart.add', text]]), []),
    `src/i18n/messages/fi/${path}`,
  )
  const line = file.code.split('\n').find((candidate) => candidate.includes("'cart.add'"))!
  expect(code).toBe(
    file.code.replace(
      line,
      `  'cart.add':\n    "L’achat d’une « pièce\\u00a0» qu'on n'a pas, ${'très '.repeat(15)}long",`,
    ),
  )
})

test('texts that a file lacks stand where English has them', () => {
  const cart = english.get('client/cart.ts')!
  const keys = cart.entries.map(({ key }) => key)
  const all = new Map(keys.map((key) => [key, `xx ${key}`]))
  const some = new Map([...all].filter(([key]) => ['cart.add', 'cart.variant'].includes(key)))
  const file = readMessageFile(newMessageFile('client/cart.ts', cart, some))
  expect(readMessageFile(withTexts(file, all, keys)).entries.map(({ key, text }) => [key, text])).toEqual([
    ...all,
  ])
})

test('a comment in English is a note for translators, of its text or of its file', () => {
  const { files } = exportTexts('sv', english, new Map())
  const notes = files.flatMap(({ units }) =>
    units.filter(({ key }) => key === 'checkout.termsLink').flatMap((unit) => unit.notes),
  )
  expect(notes).toEqual(['These texts occur in the sentence above, where they are links.'])
  expect(files.find(({ path }) => path === 'server/plain-checkout.ts')?.note).toBe(
    'The checkout without script.',
  )
})

test('a new language has empty targets, and the forms of its plurals in the English texts', () => {
  const read = readXliff(encoded(writeXliff(exportTexts('pl', english, readMessages('pl')))))
  expect(new Set(read.units.map(({ target }) => target))).toEqual(new Set(['']))
  expect(read.units.find(({ key }) => key === 'cart.withCount')?.source).toBe(
    'Cart, {count, plural, one {# item} few {# items} many {# items} other {# items}}',
  )
  const result = importTexts(read, english, new Map())
  expect(result).toMatchObject({ kind: 'read', texts: 0 })
})

test('the translated texts of a new language make its files, and the others are named', () => {
  const read = readXliff(encoded(writeXliff(exportTexts('pl', english, new Map()))))
  const words: Record<string, string> = {
    'cart.cart': 'Koszyk',
    'cart.withCount':
      'Koszyk, {count, plural, one {# produkt} few {# produkty} many {# produktów} other {# produktu}}',
  }
  const units = read.units.map((unit) => ({ ...unit, target: words[unit.key] ?? '' }))
  const result = importTexts({ ...read, units }, english, new Map())
  if (result.kind !== 'read') throw new Error(result.faults.join('\n'))
  expect([...result.changed.keys()]).toEqual(['client/cart.ts'])
  expect(formattedCode(result.changed.get('client/cart.ts')!, 'src/i18n/messages/pl/client/cart.ts')).toBe(
    `import type { cart as english } from '../../en/client/cart.ts'

export const cart = {
  'cart.cart': 'Koszyk',
  'cart.withCount':
    'Koszyk, {count, plural, one {# produkt} few {# produkty} many {# produktów} other {# produktu}}',
} satisfies Record<keyof typeof english, string>
`,
  )
  expect([result.texts, result.untranslated.length]).toEqual([2, read.units.length - 2])
  expect(result.untranslated).toContain('cart.add')
})

test('the command writes a file for each language, and imports it', () => {
  using folder = createTemporaryFolder()
  const run = (...args: string[]) =>
    execFileSync('node', ['scripts/texts/texts.ts', ...args], { encoding: 'utf8', stdio: 'pipe' })
  run('export', '--output', folder.path)
  expect(readdirSync(folder.path).sort()).toEqual(locales.map((language) => `${language}.xlf`).toSorted())
  expect(run('import', join(folder.path, 'de.xlf'))).toBe('0 texts are new or another, in 0 files.\n')
  expect(run('export', '--language', 'pl', '--output', folder.path)).toMatch(
    /pl\.xlf: (\d+) texts, \1 to translate/,
  )
  expect(readFileSync(join(folder.path, 'pl.xlf'), 'utf8')).toContain('target-language="pl"')
  expect(() => run('import', 'package.json')).toThrow('The file is not well-formed XML')
})
