import * as v from 'valibot'
import { expect, test } from 'vitest'
import { readAnswer, replyOrNull, UpstreamError } from '#src/commerce/reply.ts'

const Schema = v.object({ name: v.string() })
const read = (status: number, body: unknown) => readAnswer(Schema, { status, body }, 'GET /thing')

function breakage(status: number, body: unknown) {
  try {
    read(status, body)
  } catch (error) {
    if (error instanceof UpstreamError) return [error.breakage, error.status]
    throw error
  }
  return null
}

test('a success that keeps the contract is a value', () => {
  expect(read(200, { name: 'disc', more: 1 })).toEqual({ ok: true, value: { name: 'disc' } })
  expect(read(201, { name: 'disc' })).toMatchObject({ ok: true })
})

test('a success that breaks the contract is a breakage, not a value', () => {
  expect(breakage(200, { name: 7 })).toEqual(['schema', 200])
  expect(breakage(200, null)).toEqual(['schema', 200])
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

test('an error page in place of a refusal is a breakage', () => {
  expect(breakage(404, { message: 'no route' })).toEqual(['status', 404])
  expect(breakage(403, 'Forbidden')).toEqual(['status', 403])
})

test.each([500, 502, 503, 302, 304])('a %i is a breakage, whatever it says', (status) => {
  expect(breakage(status, { errors: { server: 'failed' } })).toEqual(['status', status])
})

test('a breakage names the call and never what was asked', () => {
  const error = new UpstreamError('timeout', 'POST /items/{item}')
  expect(String(error)).toBe('UpstreamError: POST /items/{item}: timeout')
})

test('a service that gives no reply is null and reported, and a fault of our own is thrown', async () => {
  const reported: unknown[] = []
  const report = (error: unknown) => reported.push(error)
  const down = new UpstreamError('network', 'GET /thing')
  expect(await replyOrNull(async () => 'disc', report)).toBe('disc')
  expect(await replyOrNull(() => Promise.reject(down))).toBe(null)
  expect(await replyOrNull(() => Promise.reject(down), report)).toBe(null)
  await expect(replyOrNull(() => Promise.reject(new TypeError('ours')), report)).rejects.toThrow('ours')
  expect(reported).toEqual([down])
})
