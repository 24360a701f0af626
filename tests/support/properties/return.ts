import assert from 'node:assert/strict'
import fc from 'fast-check'
import { paymentEnds } from '#src/commerce/contract/payment/payment-end.ts'
import { locales } from '#src/i18n/locales.ts'
import { canonicalText, parseReturnFields } from '#worker/endpoints/process-payment/return-fields.ts'
import { type ReturnResult, returnTarget } from '#worker/endpoints/process-payment/return-target.ts'
import { returnFieldLimits } from '#worker/limits.ts'

/** Number of random inputs, and the seed that repeats a run. */
export interface Runs {
  numRuns: number
  seed?: number
}

const hostileKeys = ['__proto__', 'constructor', 'prototype']

const segment = fc.oneof(
  fc.constantFrom('', '0', '1', '-1', '99999999999', 'a', 'toString', ...hostileKeys),
  fc.string({ unit: 'binary', maxLength: 3 }),
)
const fieldName = fc
  .tuple(segment, fc.array(segment, { maxLength: returnFieldLimits.depth + 1 }))
  .map(([first, rest]) => first + rest.map((text) => `[${text}]`).join(''))
const fieldPairs = fc.array(fc.tuple(fieldName, fc.string({ unit: 'binary', maxLength: 4 })), {
  maxLength: 12,
})

/** All objects in a value, itself included. */
function objectsIn(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return []
  return [value, ...Object.values(value).flatMap(objectsIn)]
}

/** Any query and form are nested without a throw, without prototypes or keys that reach one, and unambiguously. */
export function checkReturnFields(runs: Runs): void {
  const builtIn = [Object.prototype, Array.prototype].map((prototype) =>
    Object.getOwnPropertyNames(prototype).sort(),
  )
  fc.assert(
    fc.property(fieldPairs, fieldPairs, (query, form) => {
      const parsed = parseReturnFields(new URLSearchParams(query), new URLSearchParams(form))
      for (const object of objectsIn(parsed)) {
        assert.ok(
          [null, Array.prototype].includes(Object.getPrototypeOf(object)),
          'an object has a prototype',
        )
        for (const key of hostileKeys) assert.ok(!Object.hasOwn(object, key), `an object has the key ${key}`)
      }
      if (!parsed) return
      const copy = JSON.parse(JSON.stringify(parsed))
      assert.equal(canonicalText(copy), canonicalText(parsed))
      assert.deepEqual(JSON.parse(canonicalText(parsed)), copy)
    }),
    runs,
  )
  assert.deepEqual(
    [Object.prototype, Array.prototype].map((prototype) => Object.getOwnPropertyNames(prototype).sort()),
    builtIn,
  )
}

const origin = 'https://shop.example'
const results: ReturnResult[] = ['placed', 'failed', 'unknown', ...paymentEnds]
/** Every page a return may lead to: six in each language. */
const targets = new Set(
  locales.flatMap((locale) => results.map((result) => returnTarget(origin, locale, result, ''))),
)

const hostileText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    ...locales,
    ...hostileKeys,
    ...['//e', '/\\e', '\\\\e', '/.//e', '\te', '@e', '.e', 'javascript:', 'a\r\nb: c'],
  ),
)

/** Any language and payment method lead to one of the shop's own pages, with a well-formed method or none. */
export function checkReturnTargets(runs: Runs): void {
  assert.equal(targets.size, 6 * locales.length)
  fc.assert(
    fc.property(hostileText, fc.constantFrom(...results), hostileText, (locale, result, method) => {
      const [page = '', added, ...more] = returnTarget(origin, locale, result, method).split(
        '?centraPaymentMethod=',
      )
      assert.ok(targets.has(page), `${page} is none of the targets`)
      assert.equal(more.length, 0)
      if (added !== undefined) assert.match(added, /^[\w-]{1,64}$/)
    }),
    runs,
  )
}
