import { expect, test } from 'vitest'
import { createSuggester } from '#src/features/search/suggest/suggester.ts'
import type { Suggestions } from '#src/features/search/suggest/suggestions.ts'
import { createTestTimer } from '#tests/support/worlds/test-timer.ts'

const none: Suggestions = { car: null, places: [], products: [], pages: [], unavailable: false }

/** A suggester whose answers come when the test says so. */
function createWaiting() {
  const timer = createTestTimer()
  const asked: { keyword: string; signal: AbortSignal; answer(found: Suggestions | null): void }[] = []
  const answers: string[] = []
  const suggester = createSuggester({
    timer,
    ask(keyword, signal) {
      const { promise, resolve } = Promise.withResolvers<Suggestions | null>()
      asked.push({ keyword, signal, answer: resolve })
      return promise
    },
    onAnswer: (keyword, found) => void answers.push(`${keyword}: ${found ? 'found' : 'failed'}`),
  })
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  return { timer, asked, answers, suggester, settle }
}

test('a request is sent once, 250 ms after the last letter', () => {
  const { timer, asked, suggester } = createWaiting()
  for (const keyword of ['b', 'br', 'bra']) {
    suggester.type(keyword)
    timer.advance(249)
  }
  expect(asked).toEqual([])
  timer.advance(1)
  expect(asked.map(({ keyword }) => keyword)).toEqual(['bra'])
})

test('an answer that comes after further typing is aborted and never passed on', async () => {
  const { timer, asked, answers, suggester, settle } = createWaiting()
  suggester.type('bra')
  timer.advance(250)
  suggester.type('brake')
  expect(asked[0]?.signal.aborted).toBe(true)
  timer.advance(250)
  asked[1]?.answer(none)
  await settle()
  asked[0]?.answer(none)
  await settle()
  expect(answers).toEqual(['brake: found'])
})

test('a field that is emptied asks nothing, and wants no answer', async () => {
  const { timer, asked, answers, suggester, settle } = createWaiting()
  suggester.type('bra')
  timer.advance(250)
  suggester.type('')
  timer.advance(1_000)
  asked[0]?.answer(null)
  await settle()
  expect([asked.length, answers]).toEqual([1, []])
})
