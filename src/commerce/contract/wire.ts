import * as v from 'valibot'

// Unreadable parts of a reply: `nullish` fields become absent, elements of `listOf` are left out, any other fault makes
// its record unreadable. See `tolerant-parse.ts`.

/**
 * An id as text. Most replies have texts, older ones and a few fields numbers. It can be used in a path: not empty, no
 * dot segment, can be percent-encoded.
 */
export const Id = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.check(isId, 'an id'))

/** An id in records that may have none; empty then. */
export const OptionalId = v.nullish(
  v.pipe(
    v.union([v.string(), v.number()]),
    v.transform(String),
    v.check((text) => text === '' || isId(text), 'an id'),
  ),
  '',
)

/** Text; empty when absent or null. */
export const Text = v.nullish(v.string(), '')

/** A number; null when absent. */
export const Count = v.nullish(v.pipe(v.number(), v.finite()), null)

/** An amount in units of its currency, such as kronor; null when absent. Unknown amounts are never shown as 0. */
export const Amount = Count

/** An amount for which the service may send `false` instead of 0. Null when absent. */
export const Total = v.pipe(
  v.nullish(v.union([v.pipe(v.number(), v.finite()), v.literal(false)]), null),
  v.transform((total) => (total === false ? 0 : total)),
)

/** An ISO 4217 currency code; empty when absent. */
export const Currency = v.nullish(v.pipe(v.string(), v.regex(/^([A-Z]{3})?$/, 'a currency')), '')

/** A two-letter ISO 3166 country code; empty when absent. */
export const CountryCode = v.nullish(v.pipe(v.string(), v.regex(/^([A-Z]{2})?$/, 'a country')), '')

/** A boolean; null and absent are false. */
export const Flag = v.nullish(v.boolean(), false)

/** An optional list; unreadable records are left out. */
export function listOf<S extends v.GenericSchema>(record: S) {
  return v.pipe(
    v.nullish(v.array(v.nullable(record)), []),
    v.transform((records) => records.filter(isReadable<v.InferOutput<S>>)),
  )
}

/** The main records of a reply, and the number of unreadable ones. */
export interface Records<T> {
  readable: T[]
  unreadable: number
}

/**
 * The main list of a reply, which is required. Unreadable records are left out and counted; the reply is refused when
 * it has several records and none is readable.
 */
export function recordsOf<S extends v.GenericSchema>(record: S) {
  return v.pipe(
    v.array(v.nullable(record)),
    v.check((records) => records.length < 2 || records.some((entry) => entry !== null), 'a readable record'),
    v.transform(countRecords<v.InferOutput<S>>),
  )
}

/** Separates readable records from null ones, which are unreadable. */
export function countRecords<T>(records: (T | null)[]): Records<T> {
  const readable = records.filter(isReadable<T>)
  return { readable, unreadable: records.length - readable.length }
}

function isId(text: string): boolean {
  return /^(?!\.{1,2}$)[^\p{C}]{1,200}$/u.test(text)
}

function isReadable<T>(record: T | null): record is T {
  return record !== null
}

/**
 * A custom attribute as text; empty when absent. Depending on its configuration the service sends the text itself, a
 * number, or an object with one text.
 */
export const Attribute = v.pipe(
  v.nullish(v.union([v.string(), v.number(), v.object({ text: v.string() })]), ''),
  v.transform((value) => (typeof value === 'object' ? value.text : String(value))),
)
