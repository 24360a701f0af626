import { SaxesParser, type SaxesTagNS } from 'saxes'
import { sourceLanguage, xliffNamespace } from './write-xliff.ts'

/** A translated file. Texts are messages, with the syntax that was protected. */
export interface ReadXliff {
  language: string
  units: ReadUnit[]
}

export interface ReadUnit {
  path: string
  key: string
  source: string
  /** Empty without a translation. */
  target: string
}

/** A document that cannot be imported; the message is a sentence for the user. */
export class XliffFault extends Error {}

/** The texts of one language take less than 1 MB. */
export const maxXliffBytes = 8_000_000
const maxUnits = 10_000
const maxDepth = 20

/**
 * Reads the subset of XLIFF 1.2 that the export writes, and skips what tools add to units, such as other suggestions. No
 * document type is accepted, so there are no entities but those of XML itself. Throws an `XliffFault`.
 */
export function readXliff(bytes: Uint8Array): ReadXliff {
  if (bytes.length > maxXliffBytes)
    throw new XliffFault(`The file is larger than ${maxXliffBytes / 1_000_000} MB.`)
  return readText(decoded(bytes))
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new XliffFault('The file is not UTF-8: save it as UTF-8 and import it again.')
  }
}

type Tag = Pick<SaxesTagNS, 'local' | 'uri'> & { attribute(name: string): string }

/** An open element. `opens` says what a child is, or throws; null skips it with all in it. */
interface Element {
  opens(tag: Tag): Element | null
  text?(text: string): void
  closes?(): void
}

function readText(text: string): ReadXliff {
  const parser = new SaxesParser({ xmlns: true, position: true })
  const units: ReadUnit[] = []
  let language = ''
  let isComplete = false

  const fail = (sentence: string): never => {
    throw new XliffFault(`Line ${parser.line}: ${sentence}`)
  }

  function document(): Element {
    return {
      opens(tag) {
        if (tag.local !== 'xliff') return fail('The file is no XLIFF: its first element is not <xliff>.')
        if (tag.uri !== xliffNamespace || tag.attribute('version') !== '1.2')
          return fail('The file is another version of XLIFF: export it as XLIFF 1.2.')
        return xliff()
      },
    }
  }

  function xliff(): Element {
    return {
      opens(tag) {
        if (tag.local !== 'file') return null
        const [source, target] = [tag.attribute('source-language'), tag.attribute('target-language')]
        if (source !== sourceLanguage) fail(`The source language is “${source}” and not ${sourceLanguage}.`)
        if (language !== '' && target !== language)
          fail(`The file has translations into two languages, “${language}” and “${target}”.`)
        if (target === '') fail('There is no target-language.')
        language = target
        return file(tag.attribute('original'))
      },
      closes() {
        isComplete = true
      },
    }
  }

  function file(path: string): Element {
    return { opens: ({ local }) => (local === 'body' || local === 'group' ? body(path) : null) }
  }

  function body(path: string): Element {
    return {
      opens(tag) {
        if (tag.local === 'group') return body(path)
        return tag.local === 'trans-unit' ? unit(path, tag.attribute('id')) : null
      },
    }
  }

  function unit(path: string, key: string): Element {
    if (units.length >= maxUnits) fail(`The file has more than ${maxUnits.toLocaleString('en')} texts.`)
    const read: ReadUnit = { path, key, source: '', target: '' }
    units.push(read)
    const seen = new Set<string>()
    return {
      opens({ local }) {
        if (local !== 'source' && local !== 'target') return null
        if (seen.has(local)) fail(`${key} has more than one <${local}>.`)
        seen.add(local)
        return inline(key, (added) => {
          read[local] += added
        })
      },
    }
  }

  /** The text of a source or target: `mrk` surrounds a part of it, `ph` protects syntax. */
  function inline(key: string, add: (text: string) => void): Element {
    return {
      opens({ local }) {
        if (local !== 'ph' && local !== 'mrk')
          fail(`${key} has an element <${local}> in its text: only <ph> and <mrk> are read.`)
        return inline(key, add)
      },
      text: add,
    }
  }

  const open: (Element | null)[] = [document()]
  parser.on('doctype', () => fail('The file has a document type, which is not read.'))
  parser.on('error', (error) => fail(`The file is not well-formed XML (${error.message}).`))
  parser.on('opentag', ({ local, uri, attributes }) => {
    if (open.length > maxDepth) fail(`More than ${maxDepth} elements are inside each other.`)
    const attribute = (name: string) => attributes[name]?.value ?? ''
    const isOwn = uri === xliffNamespace || open.length === 1
    open.push((isOwn && open.at(-1)?.opens({ local, uri, attribute })) || null)
  })
  parser.on('text', (added) => open.at(-1)?.text?.(added))
  parser.on('cdata', (added) => open.at(-1)?.text?.(added))
  parser.on('closetag', () => open.pop()?.closes?.())
  parser.write(text).close()
  if (!isComplete) fail('The file ends early.')
  if (units.length === 0) fail('The file has no texts.')
  return { language, units }
}
