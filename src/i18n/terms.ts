import * as v from 'valibot'
import { expand, type Values } from './expand.ts'
import { formatNumber } from './format.ts'
import { type Locale, locales } from './locales.ts'
import type { ValuesOfText } from './messages.ts'
import dictionary from './terms/attributes.json'
import { terms as da } from './terms/da.ts'
import { terms as de } from './terms/de.ts'
import { terms as en } from './terms/en.ts'
import { terms as fi } from './terms/fi.ts'
import { terms as fr } from './terms/fr.ts'
import { terms as nl } from './terms/nl.ts'
import { terms as sv } from './terms/sv.ts'

export type TermKey = keyof typeof en
const sentences: Record<Locale, Record<TermKey, string>> = { en, sv, fi, da, fr, nl, de }

const Words = v.object(v.entriesFromList(locales, v.string()))
const Dictionary = v.object({
  attributes: v.record(
    v.string(),
    v.object({
      label: Words,
      unit: v.string(),
      kind: v.picklist(['number', 'text', 'enum', 'bool']),
      values: v.optional(v.record(v.string(), Words), {}),
    }),
  ),
})
const attributes = new Map(Object.entries(v.parse(Dictionary, dictionary).attributes))

/** The words of the trade. They stay on the server: pages are handed what comes out of them. */
export interface Terms {
  t<Key extends TermKey>(key: Key, ...values: ValuesOfText<(typeof en)[Key]>): string
  /** A sentence whose key is put together from data; null where the data is new to us. */
  maybe(key: string): string | null
  /** What an attribute is called; its id with blanks where the dictionary lacks it. */
  attribute(id: string): string
  /** Whether it is a number. */
  isMeasure(id: string): boolean
  /** The unit of an attribute, or nothing. */
  unit(id: string): string
  /** A value as it is read: the trade's word, or the number with its unit. */
  value(id: string, value: string): string
  /** The place of an attribute among all, as a mechanic reads them. */
  rank(id: string): number
}

const ranks = new Map([...attributes.keys()].map((id, rank) => [id, rank]))
const isTerm = (key: string): key is TermKey => Object.hasOwn(en, key)

/** Measures are written as the language writes numbers, wherever the reader is; only money depends on the country. */
export function createTerms(locale: Locale): Terms {
  const own = sentences[locale]

  function word(id: string, value: string): string {
    const attribute = attributes.get(id)
    const known = attribute && Object.hasOwn(attribute.values, value) ? attribute.values[value] : undefined
    if (known) return known[locale]
    if (attribute?.kind === 'bool') return own[/^(0|no|false)$/.test(value) ? 'value.no' : 'value.yes']
    const number = attribute?.kind === 'number' && /^-?\d+(\.\d+)?$/.test(value)
    const text = number ? formatNumber(Number(value), locale) : value
    return attribute?.unit ? `${text}\u00a0${attribute.unit}` : text
  }

  return {
    t: (key, ...[values]: [Values?]) => expand(own[key], values ?? {}, locale),
    maybe: (key) => (isTerm(key) ? own[key] : null),
    attribute: (id) => attributes.get(id)?.label[locale] ?? id.replaceAll('_', ' '),
    isMeasure: (id) => attributes.get(id)?.kind === 'number',
    unit: (id) => attributes.get(id)?.unit ?? '',
    value: (id, value) =>
      attributes.get(id)?.kind === 'enum'
        ? value
            .split(', ')
            .map((part) => word(id, part))
            .join(', ')
        : word(id, value),
    rank: (id) => ranks.get(id) ?? ranks.size,
  }
}
