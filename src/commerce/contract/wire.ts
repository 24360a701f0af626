import * as v from 'valibot'

// How the parts of a reply that are not as they should be are told from those that must be: what is `nullish` is
// blanked and the rest is shown, an element of `listOf` is left out, anything else makes its record unreadable.

/**
 * An id, as text. Replies carry strings; older ones and a few fields carry numbers. It can stand in a path: never
 * empty, a dot segment, or text that cannot be percent-encoded.
 */
export const Id = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.check(isId, 'an id'))

/** The same where a record can do without one: empty when there is none. */
export const OptionalId = v.nullish(
  v.pipe(
    v.union([v.string(), v.number()]),
    v.transform(String),
    v.check((text) => text === '' || isId(text), 'an id'),
  ),
  '',
)

/** Text; empty where it is absent or null. */
export const Text = v.nullish(v.string(), '')

/** Null where the service does not say. */
export const Count = v.nullish(v.pipe(v.number(), v.finite()), null)

/** An amount in units of its currency, as kronor; null where none is given. What is unknown is never shown as 0. */
export const Amount = Count

/** An amount that may say "none" with `false` instead of 0. Null where none is given. */
export const Total = v.pipe(
  v.nullish(v.union([v.pipe(v.number(), v.finite()), v.literal(false)]), null),
  v.transform((total) => (total === false ? 0 : total)),
)

/** An ISO 4217 code; empty where the service does not say. */
export const Currency = v.nullish(v.pipe(v.string(), v.regex(/^([A-Z]{3})?$/, 'a currency')), '')

/** An ISO 3166 code of two letters; empty where the service does not say. */
export const CountryCode = v.nullish(v.pipe(v.string(), v.regex(/^([A-Z]{2})?$/, 'a country')), '')

/** Null and absent are false. */
export const Flag = v.nullish(v.boolean(), false)

/** A list that may be absent, without the records that cannot be read. */
export function listOf<S extends v.GenericSchema>(record: S) {
  return v.pipe(
    v.nullish(v.array(v.nullable(record)), []),
    v.transform((records) => records.filter(isReadable<v.InferOutput<S>>)),
  )
}

/** The records a reply is about, and how many of them cannot be read. */
export interface Records<T> {
  readable: T[]
  unreadable: number
}

/**
 * The list a reply is about: it must be there. One of which several records are unreadable and none is readable breaks the
 * contract; a single unreadable record is left out like any other.
 */
export function recordsOf<S extends v.GenericSchema>(record: S) {
  return v.pipe(
    v.array(v.nullable(record)),
    v.check((records) => records.length < 2 || records.some((entry) => entry !== null), 'a readable record'),
    v.transform(countRecords<v.InferOutput<S>>),
  )
}

/** Tells the readable ones of a list from those that are null because they cannot be read. */
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
