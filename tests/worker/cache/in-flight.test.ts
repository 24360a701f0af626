import { expect, test } from 'vitest'
import { InFlight } from '#worker/cache/in-flight.ts'

test('work under way is found until it ends, well or badly', async () => {
  const inFlight = new InFlight<string>()
  const { promise, resolve } = Promise.withResolvers<string>()
  const broken = Promise.withResolvers<string>()
  inFlight.begin('a', 0, promise)
  inFlight.begin('b', 0, broken.promise)
  expect(inFlight.find('a', 1)).toBe(promise)
  resolve('done')
  broken.reject(new Error('broken'))
  await Promise.allSettled([promise, broken.promise])
  expect([inFlight.find('a', 2), inFlight.find('b', 2)]).toEqual([undefined, undefined])
})

test('work that was cut off and never ends is not waited for for ever', () => {
  const inFlight = new InFlight<string>()
  inFlight.begin('a', 0, new Promise(() => {}))
  expect(inFlight.find('a', 9_999)).toBeDefined()
  expect(inFlight.find('a', 10_000)).toBeUndefined()
})

test('five hundred cut-off works do not keep the next from being shared', () => {
  const inFlight = new InFlight<string>()
  for (let count = 0; count < 500; count += 1) inFlight.begin(`${count}`, 0, new Promise(() => {}))
  inFlight.begin('one too many', 1, new Promise(() => {}))
  expect(inFlight.find('one too many', 1)).toBeUndefined()
  inFlight.begin('later', 10_000, new Promise(() => {}))
  expect(inFlight.find('later', 10_000)).toBeDefined()
})

test('a newer work is not forgotten when an older one of the same name ends', async () => {
  const inFlight = new InFlight<string>()
  const older = Promise.withResolvers<string>()
  const newer = new Promise<string>(() => {})
  inFlight.begin('a', 0, older.promise)
  inFlight.begin('a', 10_000, newer)
  older.resolve('late')
  await older.promise
  expect(inFlight.find('a', 10_001)).toBe(newer)
})
