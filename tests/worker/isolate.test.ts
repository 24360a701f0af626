import { expect, test } from 'vitest'
import { shopContext } from '#src/shop.ts'
import { countries, createEdge } from '#tests/support/shop/test-edge.ts'

/** An edge whose pages load the countries, and how often its catalogue was called. */
function createCountedEdge(answer: () => Response) {
  const count = { calls: 0 }
  const edge = createEdge({
    upstream: () => {
      count.calls += 1
      return answer()
    },
    render: async (_locale, _request, context) => {
      const shop = await context.get(shopContext).catch((error: unknown) => error)
      return shop instanceof Response ? shop : new Response('<h1>A page</h1>')
    },
  })
  return { edge, count }
}

test('two isolates with the same services share no cached reply', async () => {
  const answer = () => Response.json(countries)
  const [first, second] = [createCountedEdge(answer), createCountedEdge(answer)]
  for (const { edge } of [first, first, second, second]) await edge.fetch('/')
  expect([first.count.calls, second.count.calls]).toEqual([1, 1])
})

test('a breaker that opens in one isolate stays closed in another', async () => {
  const answer = () => Response.json({}, { status: 500 })
  const [first, second] = [createCountedEdge(answer), createCountedEdge(answer)]
  for (let count = 0; count < 25; count += 1) await first.edge.fetch('/')
  expect(first.count.calls).toBe(20)
  await second.edge.fetch('/')
  expect(second.count.calls).toBe(1)
  const openings = first.edge.lines.filter((line) => line.includes('"event":"breaker"'))
  expect(openings.map((line) => JSON.parse(line))).toEqual([
    { event: 'breaker', upstream: 'catalogue', state: 'open', environment: 'production' },
  ])
})
