import { expect, test } from 'vitest'
import { Flights } from '#worker/cache/flights.ts'

test('work under way is found until it ends, well or badly', async () => {
  const flights = new Flights<string>()
  const { promise, resolve } = Promise.withResolvers<string>()
  const broken = Promise.withResolvers<string>()
  flights.begin('a', 0, promise)
  flights.begin('b', 0, broken.promise)
  expect(flights.find('a', 1)).toBe(promise)
  resolve('done')
  broken.reject(new Error('broken'))
  await Promise.allSettled([promise, broken.promise])
  expect([flights.find('a', 2), flights.find('b', 2)]).toEqual([undefined, undefined])
})

test('work that was cut off and never ends is not waited for for ever', () => {
  const flights = new Flights<string>()
  flights.begin('a', 0, new Promise(() => {}))
  expect(flights.find('a', 9_999)).toBeDefined()
  expect(flights.find('a', 10_000)).toBeUndefined()
})

test('five hundred cut-off works do not keep the next from being shared', () => {
  const flights = new Flights<string>()
  for (let count = 0; count < 500; count += 1) flights.begin(`${count}`, 0, new Promise(() => {}))
  flights.begin('one too many', 1, new Promise(() => {}))
  expect(flights.find('one too many', 1)).toBeUndefined()
  flights.begin('later', 10_000, new Promise(() => {}))
  expect(flights.find('later', 10_000)).toBeDefined()
})

test('a newer work is not forgotten when an older one of the same name ends', async () => {
  const flights = new Flights<string>()
  const older = Promise.withResolvers<string>()
  const newer = new Promise<string>(() => {})
  flights.begin('a', 0, older.promise)
  flights.begin('a', 10_000, newer)
  older.resolve('late')
  await older.promise
  expect(flights.find('a', 10_001)).toBe(newer)
})
