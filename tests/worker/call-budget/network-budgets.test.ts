import { expect, test } from 'vitest'
import { createNetworkBudgets } from '#worker/call-budget/network-budgets.ts'
import { callBudgets, maxBudgetedNetworks } from '#worker/limits.ts'

function createClock() {
  const clock = { now: 1_000_000 }
  return { clock, budgetOf: createNetworkBudgets(() => clock.now) }
}

const one = { network: 'one' }
const { unusual, page, notFound } = callBudgets.network

function spend(budget: ReturnType<ReturnType<typeof createNetworkBudgets>>, count: number) {
  for (let made = 0; made < count; made += 1) budget.spend('unusual')
}

test('a network that has spent its unusual calls earns further ones by the second, and keeps those of pages', () => {
  const { clock, budgetOf } = createClock()
  spend(budgetOf(one), unusual.saved)
  expect(budgetOf(one).allows('unusual')).toBe(false)
  expect(budgetOf(one).pause('unusual')).toBe(1)
  expect(budgetOf(one).allows('page')).toBe(true)
  expect(budgetOf({ network: 'another' }).allows('unusual')).toBe(true)
  clock.now += 1_000
  expect(budgetOf(one).allows('unusual')).toBe(true)
  spend(budgetOf(one), unusual.perSecond)
  expect(budgetOf(one).allows('unusual')).toBe(false)
})

test('an overdrawn budget is earned first, and the pause includes it', () => {
  const { clock, budgetOf } = createClock()
  spend(budgetOf(one), unusual.saved + 19)
  expect(budgetOf(one).pause('unusual')).toBe(20 / unusual.perSecond)
  clock.now += 9_000
  expect(budgetOf(one).allows('unusual')).toBe(false)
  clock.now += 1_000
  expect(budgetOf(one).allows('unusual')).toBe(true)
})

test('a day without calls saves no more than the limit', () => {
  const { clock, budgetOf } = createClock()
  budgetOf(one).spend('unusual')
  clock.now += 24 * 60 * 60 * 1_000
  spend(budgetOf(one), unusual.saved)
  expect(budgetOf(one).allows('unusual')).toBe(false)
})

test('a network that requests many addresses without content has no further ones looked up', () => {
  const { clock, budgetOf } = createClock()
  for (let count = 0; count < notFound.saved; count += 1) budgetOf(one).foundNothing()
  expect(budgetOf(one).allows('address')).toBe(false)
  expect(budgetOf(one).allows('page')).toBe(true)
  expect(budgetOf(one).allows('unusual')).toBe(true)
  clock.now += 1_000 / notFound.perSecond
  expect(budgetOf(one).allows('address')).toBe(true)
})

test('a network that looked up several missing addresses counts as guessing until time has passed', () => {
  const { clock, budgetOf } = createClock()
  for (let count = 0; count < notFound.tolerated; count += 1) budgetOf(one).foundNothing()
  expect(budgetOf(one).isGuessing()).toBe(false)
  budgetOf(one).foundNothing()
  expect([budgetOf(one).isGuessing(), budgetOf(one).allows('address')]).toEqual([true, true])
  clock.now += 1_000 / notFound.perSecond
  expect(budgetOf(one).isGuessing()).toBe(false)
})

test('pages have a limit too', () => {
  const { budgetOf } = createClock()
  for (let count = 0; count < page.saved; count += 1) budgetOf(one).spend('page')
  expect([budgetOf(one).allows('page'), budgetOf(one).allows('address')]).toEqual([false, false])
})

test('verified crawlers share a separate budget', () => {
  const { budgetOf } = createClock()
  spend(budgetOf('verified crawlers'), callBudgets.crawlers.unusual.saved)
  expect(budgetOf('verified crawlers').allows('unusual')).toBe(false)
  expect(budgetOf(one).allows('unusual')).toBe(true)
})

test('only so many networks are remembered, and those heard of last are', () => {
  const { budgetOf } = createClock()
  for (const network of ['first', 'second']) spend(budgetOf({ network }), unusual.saved)
  for (let count = 1; count < maxBudgetedNetworks; count += 1) {
    budgetOf({ network: 'first' })
    budgetOf({ network: `other-${count}` })
  }
  expect(budgetOf({ network: 'first' }).allows('unusual')).toBe(false)
  expect(budgetOf({ network: 'second' }).allows('unusual')).toBe(true)
})
