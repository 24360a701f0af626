import { expect, test } from 'vitest'
import { prefetchOn } from '#src/ui/prefetch.ts'

test('links fetch ahead, but not for whoever saves data', () => {
  expect(prefetchOn({})).toBe('intent')
  expect(prefetchOn({ connection: { saveData: false } })).toBe('intent')
  expect(prefetchOn({ connection: { saveData: true } })).toBe('none')
})
