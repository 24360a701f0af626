import { expect, test } from 'vitest'
import { createTabLock } from '#src/effects/tabs/lock.ts'

/** A stand-in for `navigator.locks` that grants, delays or denies as the test says. */
function createLocks(grant: (work: () => Promise<unknown>) => Promise<unknown>) {
  const request: unknown = (_: string, work: () => Promise<unknown>) => grant(work)
  return { request } as Pick<LockManager, 'request'>
}

test('work in two tabs that share Web Locks never overlaps and keeps the order of the requests', async () => {
  const log: string[] = []
  const task = (name: string) => async () => {
    log.push(`${name} starts`)
    await new Promise((resolve) => setImmediate(resolve))
    log.push(`${name} ends`)
  }
  // Node has the same Web Locks as browsers.
  const first = createTabLock(navigator.locks, 'rc-cart')
  const second = createTabLock(navigator.locks, 'rc-cart')
  await Promise.all([first(task('a')), second(task('b')), first(task('c'))])
  expect(log).toEqual(['a starts', 'a ends', 'b starts', 'b ends', 'c starts', 'c ends'])
})

test('work runs at once in a browser without Web Locks', async () => {
  const runExclusive = createTabLock(null, 'rc-cart')
  expect(await runExclusive(async () => 'done')).toBe('done')
})

test('work runs once, without a lock, in a browser that denies Web Locks', async () => {
  const log: string[] = []
  const denied = createLocks(async () => {
    log.push('lock requested')
    throw new DOMException('Access to the Locks API is denied in this context.', 'SecurityError')
  })
  const runExclusive = createTabLock(denied, 'rc-cart')
  expect(await runExclusive(async () => log.push('work'))).toBe(2)
  expect(log).toEqual(['lock requested', 'work'])
})

test('work that fails under a lock is not run again', async () => {
  const log: string[] = []
  const runExclusive = createTabLock(
    createLocks((work) => work()),
    'rc-cart',
  )
  const failing = runExclusive(async () => {
    log.push('work')
    throw new TypeError('bug')
  })
  await expect(failing).rejects.toThrow('bug')
  expect(log).toEqual(['work'])
})
