import { expect, test } from 'vitest'
import { hasDeposit } from '#src/commerce/contract/catalogue/deposit.ts'
import { loadDeposits } from '#src/features/catalogue/offer/deposit.ts'
import { shopContext } from '#src/shop.ts'
import { productOf } from '#tests/support/examples/products.ts'
import { countries, createEdge } from '#tests/support/shop/test-edge.ts'

const exchange = (product: string, item: string) =>
  productOf({ product, deposit_item: item, tech_condition: 'remanufactured' })
const battery = productOf({ product: '2', deposit_item: '90-1', tech_condition: 'new' })

test('remanufactured parts carry a deposit in every country, new batteries only where the law requires it', () => {
  expect(['SE', 'DE'].map((country) => hasDeposit(exchange('1', '90-1'), country))).toEqual([true, true])
  expect(['SE', 'DE'].map((country) => hasDeposit(battery, country))).toEqual([false, true])
  expect(['SE', 'DE'].map((country) => hasDeposit(exchange('1', ''), country))).toEqual([false, false])
})

/** Loads the deposits of parts in a country; `asked`: the articles requested from the service. */
async function depositsIn(country: string, products: ReturnType<typeof productOf>[]) {
  const asked: string[] = []
  const deposits: [string, number][] = []
  const prices = new Map([
    ['90', 560],
    ['91', 0],
  ])
  const edge = createEdge({
    upstream(request) {
      const { pathname } = new URL(request.url)
      if (pathname.endsWith('/countries/all')) return Response.json(countries)
      const article = pathname.split('/').at(-1) ?? ''
      asked.push(article)
      const price = prices.get(article)
      if (price === undefined) return new Response(null, { status: 500 })
      return Response.json({
        product: { product: article, name: 'Deposit', uri: `deposit-${article}`, priceAsNumber: price },
      })
    },
    render: async (_locale, _request, context) => {
      deposits.push(...(await loadDeposits(await context.get(shopContext), products)))
      return new Response('read')
    },
  })
  await edge.fetch('/p/x', { headers: { 'x-test-country': country } })
  return { deposits, asked }
}

test('deposits are loaded in one call for all parts, and not where none is charged', async () => {
  const parts = [exchange('1', '90-1'), exchange('3', '90-1'), battery]
  const both = [
    ['1', 560],
    ['3', 560],
  ]
  expect(await depositsIn('SE', parts)).toEqual({ deposits: both, asked: ['90'] })
  expect((await depositsIn('DE', parts)).deposits).toEqual([...both, ['2', 560]])
  expect(await depositsIn('SE', [battery])).toEqual({ deposits: [], asked: [] })
})

test('a deposit that is not sold or costs nothing is left out', async () => {
  const parts = [exchange('1', '90-1'), exchange('3', '91-1'), exchange('4', '92-1')]
  expect((await depositsIn('SE', parts)).deposits).toEqual([['1', 560]])
})
