import { type MessageFiles, sourceParts } from './export-texts.ts'
import { newMessageFile, withTexts } from './message-file.ts'
import { messageOf, pluralForms } from './message-syntax.ts'
import type { ReadUnit, ReadXliff } from './read-xliff.ts'
import { translationFaults } from './translation-faults.ts'

export type Import =
  | { kind: 'refused'; faults: string[] }
  | {
      kind: 'read'
      /** Code of files that change, by their path below the folder of the language. Not formatted. */
      changed: ReadonlyMap<string, string>
      /** Number of texts that are new or another. */
      texts: number
      /** Keys that have no text in the language yet. */
      untranslated: string[]
    }

/** Puts translations into the files of a language, all or, if one is wrong, none. Without one, a text stays as it is. */
export function importTexts(
  { language, units }: ReadXliff,
  english: MessageFiles,
  translated: MessageFiles,
): Import {
  const faults = unitFaults(units, english, pluralForms(language))
  if (faults.length > 0) return { kind: 'refused', faults }
  const changed = new Map<string, string>()
  const untranslated: string[] = []
  let texts = 0
  for (const [path, source] of english) {
    const file = translated.get(path)
    const known = new Map(file?.entries.map(({ key, text }) => [key, text]))
    const sent = units.filter((unit) => unit.path === path && unit.target.trim() !== '')
    const other = new Map(
      sent.filter(({ key, target }) => known.get(key) !== target).map(({ key, target }) => [key, target]),
    )
    const keys = source.entries.map(({ key }) => key)
    untranslated.push(...keys.filter((key) => !known.has(key) && !other.has(key)))
    texts += other.size
    if (other.size > 0)
      changed.set(path, file ? withTexts(file, other, keys) : newMessageFile(path, source, other))
  }
  return { kind: 'read', changed, texts, untranslated }
}

function unitFaults(units: readonly ReadUnit[], english: MessageFiles, forms: readonly string[]): string[] {
  const seen = new Set<string>()
  return units.flatMap((unit) => {
    const place = `${unit.path} ${unit.key}`
    const faults = seen.has(place)
      ? ['This text is in the file more than once.']
      : faultsOf(unit, english, forms)
    seen.add(place)
    return faults.map((fault) => `${place}: ${fault}`)
  })
}

function faultsOf({ path, key, source, target }: ReadUnit, english: MessageFiles, forms: readonly string[]) {
  const file = english.get(path)
  if (!file) return ['The shop has no such file of texts.']
  const entry = file.entries.find((candidate) => candidate.key === key)
  if (!entry) return ['The shop has no text with this key.']
  const parts = sourceParts(entry.text, forms)
  if (messageOf(parts) !== source)
    return [`The English text is another one today: export again. Today: “${entry.text}”`]
  return target.trim() === '' ? [] : translationFaults(target, parts, forms)
}
