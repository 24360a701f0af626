import { expect, test } from 'vitest'
import { locked } from '#src/effects/tabs/lock.ts'

const otherwise = async <T>(work: () => Promise<T>) => {
  await work()
  throw new Error('the other way was taken')
}

/** What a browser's locks are to us. */
function locksThat(lend: (work: () => Promise<unknown>) => Promise<unknown>) {
  const request: unknown = (_: string, work: () => Promise<unknown>) => lend(work)
  return { request } as Pick<LockManager, 'request'>
}

test('a browser that forbids its locks is asked once, and the work is done another way', async () => {
  const log: string[] = []
  const forbidden = locksThat(async () => {
    log.push('asked')
    throw new DOMException('Access to the Locks API is denied in this context.', 'SecurityError')
  })
  const alone = locked(forbidden, 'rc-cart', (work) => work())
  expect(await alone(async () => log.push('done'))).toBe(2)
  expect(log).toEqual(['asked', 'done'])
})

test('work that fails under a lock is not done again', async () => {
  const log: string[] = []
  const alone = locked(
    locksThat((work) => work()),
    'rc-cart',
    otherwise,
  )
  const failing = alone(async () => {
    log.push('done')
    throw new TypeError('bug')
  })
  await expect(failing).rejects.toThrow('bug')
  expect(log).toEqual(['done'])
})
