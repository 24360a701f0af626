import { expect, test } from 'vitest'
import { createTestI18n } from '#scripts/shop/test-i18n.ts'
import { cartProblemOf, refusalProblem } from '#src/features/cart/cart-problem.ts'
import { cartProblemText } from '#src/features/cart/cart-problem-text.ts'
import type { Outcome } from '#src/features/cart/outcome.ts'
import { selectionOf } from '#tests/support/examples/selections.ts'

const english = createTestI18n('en')
const before = selectionOf([{ item: '4-5', quantity: 11, name: 'Brake disc' }])
const shortage = { item: '4-5', product: '4', originalQuantity: 11, available: 5 }

const refusal = (status: number, errors: Record<string, string>, body: unknown = null) => ({
  ok: false as const,
  status,
  errors,
  messages: [],
  body,
})

const never = () => false

test('goods that ran short are named with both numbers', () => {
  const errors = { stock: 'unavailable items' }
  const problem = refusalProblem(refusal(410, errors, { errors, unavailable: [shortage] }), [before])
  expect(cartProblemText(english, problem)).toBe('Brake disc: only 5 left; you wanted 11.')
  expect(cartProblemText(createTestI18n('de'), problem)).toBe(
    'Brake disc: nur noch 5 vorrätig, Sie wollten 11.',
  )
})

test('a shortage of goods without a name still has a message', () => {
  const errors = { stock: 'unavailable items' }
  const problem = refusalProblem(refusal(410, errors, { unavailable: [shortage] }), [null])
  expect(cartProblemText(english, problem)).toBe('Only 5 left; you wanted 11.')
  const none = refusalProblem(refusal(410, errors, { unavailable: [{ ...shortage, available: 0 }] }), [
    before,
  ])
  expect(cartProblemText(english, none)).toBe('Brake disc: out of stock.')
})

test('a change that was made in part is a problem too', () => {
  const after = selectionOf([{ item: '4-5', quantity: 5, name: 'Brake disc' }], { unavailable: [shortage] })
  const outcome: Outcome = { kind: 'done', before: null, after }
  expect(cartProblemOf(outcome, never)).toEqual({
    kind: 'cut',
    cuts: [{ name: 'Brake disc', asked: 11, available: 5 }],
  })
  expect(cartProblemOf({ kind: 'done', before: null, after: before }, never)).toBe(null)
})

test.each([
  [{ item: 'product item not found' }, 'This part cannot be bought at the moment.'],
  [{ line: 'not found' }, 'This line was no longer in your cart. What you see now is up to date.'],
  [{ country: 'not found' }, 'We do not deliver to that country.'],
  [{ stock: 'unavailable items' }, 'This part cannot be bought at the moment.'],
  [{ frobnication: 'E_1234' }, 'That wasn’t possible. Your cart hasn’t changed.'],
  [{}, 'That wasn’t possible. Your cart hasn’t changed.'],
])('the refusal %o reads: %s', (errors, words) => {
  expect(cartProblemText(english, refusalProblem(refusal(404, errors), [before]))).toBe(words)
})

test('after a lost reply the cart decides whether the change was made', () => {
  const after = selectionOf([{ item: '4-5', quantity: 12 }])
  const outcome: Outcome = { kind: 'unknown', before, after }
  expect(cartProblemOf(outcome, (had, has) => has.lines[0]!.quantity > had!.lines[0]!.quantity)).toBe(null)
  expect(cartProblemOf(outcome, never)).toEqual({ kind: 'unfinished' })
  expect(cartProblemOf({ kind: 'unknown', before, after: null }, never)).toEqual({ kind: 'unclear' })
})
