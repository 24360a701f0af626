import { expect, test } from 'vitest'
import { prefetchOn } from '#src/ui/loading/prefetch.ts'

test('links are prefetched unless the browser asks to save data', () => {
  expect(prefetchOn({})).toBe('intent')
  expect(prefetchOn({ connection: { saveData: false } })).toBe('intent')
  expect(prefetchOn({ connection: { saveData: true } })).toBe('none')
})
