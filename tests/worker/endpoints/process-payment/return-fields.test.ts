import { expect, test } from 'vitest'
import { propertyRuns } from '#tests/support/properties/property-runs.ts'
import { checkReturnFields } from '#tests/support/properties/return.ts'
import { canonicalText, parseReturnFields } from '#worker/endpoints/process-payment/return-fields.ts'
import { returnFieldLimits } from '#worker/limits.ts'

const parse = (query: string, form = '') =>
  parseReturnFields(new URLSearchParams(query), new URLSearchParams(form))
const asJson = (query: string, form?: string) => JSON.parse(JSON.stringify(parse(query, form)))

test.each([
  ['details[paymentAction]=x', { details: { paymentAction: 'x' } }],
  ['a[b][c]=1&a[b][d]=2', { a: { b: { c: '1', d: '2' } } }],
  ['list[]=x&list[]=y', { list: ['x', 'y'] }],
  ['list[0]=x&list[1]=y', { list: ['x', 'y'] }],
  ['list[1]=y&list[0]=x', { list: ['x', 'y'] }],
  ['list[1]=y&list[2]=z', { list: { 1: 'y', 2: 'z' } }],
  ['list[20000000]=x', { list: { 20000000: 'x' } }],
  ['list[00]=x', { list: { '00': 'x' } }],
  ['rows[0][id]=1&rows[1][id]=2', { rows: [{ id: '1' }, { id: '2' }] }],
  ['0=x&1=y', { 0: 'x', 1: 'y' }],
  ['a=1&a=2', { a: '2' }],
  ['a=1&a[b]=2', { a: { b: '2' } }],
  ['a[b]=2&a=1', { a: '1' }],
  ['a[b=1&a]b=2&[c]=3&a[b]c=4', { 'a[b': '1', 'a]b': '2', '[c]': '3', 'a[b]c': '4' }],
  ['a=%E0%A4%A&b=%', { a: '\ufffd%A', b: '%' }],
  ['checkoutToken=t&locale=sv&a=1', { a: '1' }],
  ['a[locale]=sv', { a: { locale: 'sv' } }],
  ['__proto__[x]=1&a[__proto__][x]=1&constructor=1&a[prototype]=1&b=2', { b: '2' }],
  ['', {}],
])('the query %s becomes %j', (query, fields) => {
  expect(asJson(query)).toEqual(fields)
})

test.each([
  ['test=1', 'test[ok]=1', { test: { ok: '1' } }],
  ['test[ok]=1', 'test=1', { test: '1' }],
  ['a=query&b=query', 'b=form&c=form', { a: 'query', b: 'form', c: 'form' }],
  ['', 'checkoutToken=t&locale=sv', {}],
])('if the query %s and the form %s have the same name, the form’s field is kept', (query, form, fields) => {
  expect(asJson(query, form)).toEqual(fields)
})

const { fields, depth, nameLength, valueLength } = returnFieldLimits
const many = (count: number) => Array.from({ length: count }, (_, index) => `f${index}=1`).join('&')

test.each([
  ['fields', many(fields), many(fields + 1)],
  ['names in a field', `a${'[b]'.repeat(depth - 1)}=1`, `a${'[b]'.repeat(depth)}=1`],
  ['characters in a name', `${'a'.repeat(nameLength)}=1`, `${'a'.repeat(nameLength + 1)}=1`],
  ['characters in a value', `a=${'1'.repeat(valueLength)}`, `a=${'1'.repeat(valueLength + 1)}`],
])('more %s than allowed are not read', (_what, longestAllowed, longer) => {
  expect(parse(longestAllowed)).not.toBeNull()
  expect(parse(longer)).toBeNull()
  expect(parse('', longer)).toBeNull()
})

test('fields of query and form are counted together', () => {
  expect(parse(many(fields - 1), 'a=1')).not.toBeNull()
  expect(parse(many(fields), 'a=1')).toBeNull()
})

test('any fields of a provider are nested without a throw, without prototypes, and unambiguously', () => {
  expect(() => checkReturnFields({ numRuns: propertyRuns })).not.toThrow()
})

test('equal fields have one canonical text in any order, and different ones have different texts', () => {
  const text = (query: string) => canonicalText(parse(query) ?? {})
  expect(text('a[x]=1&b=2&a[y]=3')).toBe(text('b=2&a[y]=3&a[x]=1'))
  expect(text('a=1&b=2')).not.toBe(text('a=1&b=3'))
  expect(text('a=1%22,%22b')).not.toBe(text('a=1&b'))
})
