import type { Stretch } from './message-syntax.ts'

/** The texts of a language for translators, as XLIFF 1.2. */
export interface XliffDocument {
  language: string
  files: XliffFile[]
}

/** The texts of one file. `path` is below the folder of a language, such as `client/cart.ts`. */
export interface XliffFile {
  path: string
  note: string | null
  units: XliffUnit[]
}

export interface XliffUnit {
  key: string
  source: Stretch[]
  /** Null: not translated yet. */
  target: Stretch[] | null
  notes: string[]
}

export const xliffNamespace = 'urn:oasis:names:tc:xliff:document:1.2'
export const sourceLanguage = 'en'

export function writeXliff({ language, files }: XliffDocument): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="${xliffNamespace}">
${files.map((file) => fileElement(file, language)).join('\n')}
</xliff>
`
}

function fileElement({ path, note, units }: XliffFile, language: string): string {
  const header = note === null ? '' : `\n    <header>${noteElement(note)}</header>`
  return `  <file original="${escaped(path)}" source-language="${sourceLanguage}" target-language="${escaped(language)}" datatype="plaintext">${header}
    <body>
${units.map(unitElement).join('\n')}
    </body>
  </file>`
}

function unitElement({ key, source, target, notes }: XliffUnit): string {
  const { elements, ids } = inline(source, [])
  const lines = [
    `<source>${elements}</source>`,
    target ? `<target>${inline(target, ids).elements}</target>` : '<target state="new"></target>',
    ...notes.map(noteElement),
  ]
  return `      <trans-unit id="${escaped(key)}" xml:space="preserve">
${lines.map((line) => `        ${line}`).join('\n')}
      </trans-unit>`
}

/** Syntax is in `ph` elements, which tools protect. A target has the ids of the same syntax in its source. */
function inline(stretches: readonly Stretch[], known: readonly string[]) {
  const ids = [...known]
  const free = new Set(known.keys())
  const elements = stretches.map(({ kind, text }) => {
    if (kind === 'words') return escaped(text)
    const same = [...free].find((index) => ids[index] === text)
    if (same !== undefined) free.delete(same)
    const id = same === undefined ? ids.push(text) : same + 1
    return `<ph id="${id}">${escaped(text)}</ph>`
  })
  return { elements: elements.join(''), ids }
}

function noteElement(note: string): string {
  return `<note>${escaped(note)}</note>`
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
