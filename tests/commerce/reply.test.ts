import * as v from 'valibot'
import { expect, test } from 'vitest'
import { parseResponse, resultOrNull, type UnreadableParts, UpstreamError } from '#src/commerce/reply.ts'

const Schema = v.object({ name: v.string() })
const read = (status: number, body: unknown) => parseResponse(Schema, { status, body }, 'GET /thing')

function breakage(status: number, body: unknown) {
  try {
    read(status, body)
  } catch (error) {
    if (error instanceof UpstreamError) return [error.breakage, error.status]
    throw error
  }
  return null
}

const refused = (body: object) => read(406, body)

function nested(depth: number): unknown {
  return depth === 0 ? 'text' : { a: nested(depth - 1) }
}

test('a success that keeps the contract is a value', () => {
  expect(read(200, { name: 'disc', more: 1 })).toEqual({ ok: true, value: { name: 'disc' } })
  expect(read(201, { name: 'disc' })).toMatchObject({ ok: true })
})

test('a success that breaks the contract is a breakage, not a value', () => {
  expect(breakage(200, { name: 7 })).toEqual(['schema', 200])
  expect(breakage(200, null)).toEqual(['schema', 200])
})

test('parts that do not fit are left out, and their paths reported with the route', () => {
  const List = v.object({ names: v.array(v.nullable(v.string())) })
  const reported: UnreadableParts[] = []
  const report = (parts: UnreadableParts) => reported.push(parts)
  const body = { names: ['disc', 7, { secret: 'value' }] }
  expect(parseResponse(List, { status: 200, body }, 'GET /things', report)).toEqual({
    ok: true,
    value: { names: ['disc', null, null] },
  })
  expect(reported).toEqual([{ route: 'GET /things', paths: ['names.1', 'names.2'] }])
  parseResponse(List, { status: 200, body: { names: [] } }, 'GET /things', report)
  expect(reported).toHaveLength(1)
})

test('a refusal keeps its status, its words, and its body', () => {
  const body = { token: 't', errors: { voucher: 'not found' } }
  expect(read(404, body)).toEqual({
    ok: false,
    status: 404,
    errors: { voucher: 'not found' },
    messages: [],
    body,
  })
})

test.each([
  ['texts in nested objects', { address: { email: 'required' } }, { 'address.email': 'required' }],
  ['lists of texts', { email: ['required', 'not valid'] }, { email: 'required not valid' }],
  ['values that are no text', { item: true, stock: null, line: 7 }, { item: '', stock: '', line: '' }],
  ['an empty list', [], {}],
  ['a sentence', 'Not today', {}],
  ['objects nested without end', nested(50), { 'a.a.a': '' }],
])('a refusal with %s stays a refusal', (_, errors, read) => {
  expect(refused({ errors })).toMatchObject({ ok: false, status: 406, errors: read })
})

test.each([
  ['null', null, []],
  ['a sentence', 'Always fail!', ['Always fail!']],
  ['a list with other things in it', ['Always fail!', 7, null], ['Always fail!']],
  ['an object', { text: 'Always fail!' }, []],
])('messages of a refusal may be %s', (_, messages, shown) => {
  expect(refused({ errors: { paymentMethod: 'failed' }, messages })).toMatchObject({ messages: shown })
})

test('an error page in place of a refusal is a breakage', () => {
  expect(breakage(404, { message: 'no route' })).toEqual(['status', 404])
  expect(breakage(404, { errors: null })).toEqual(['status', 404])
  expect(breakage(403, 'Forbidden')).toEqual(['status', 403])
})

test.each([500, 502, 503, 302, 304])('status %i is a breakage, with any body', (status) => {
  expect(breakage(status, { errors: { server: 'failed' } })).toEqual(['status', status])
})

test('a breakage contains the call and never its parameters', () => {
  const error = new UpstreamError('timeout', 'POST /items/{item}')
  expect(String(error)).toBe('UpstreamError: POST /items/{item}: timeout')
})

test('a service that gives no reply is null and reported, and a fault of our own is thrown', async () => {
  const reported: unknown[] = []
  const report = (error: unknown) => reported.push(error)
  const down = new UpstreamError('network', 'GET /thing')
  expect(await resultOrNull(async () => 'disc', report)).toBe('disc')
  expect(await resultOrNull(() => Promise.reject(down))).toBe(null)
  expect(await resultOrNull(() => Promise.reject(down), report)).toBe(null)
  await expect(resultOrNull(() => Promise.reject(new TypeError('ours')), report)).rejects.toThrow('ours')
  expect(reported).toEqual([down])
})
