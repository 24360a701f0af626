import { expect, test } from 'vitest'
import { shopContext } from '#src/shop.ts'
import { countries, createEdge } from '#tests/support/test-edge.ts'
import { seal } from '#worker/cache/envelope.ts'
import { policies } from '#worker/cache/policy.ts'

const known = JSON.stringify(seal({ status: 200, body: countries }, policies.taxonomy, Date.now()))

/** The edge on a host that keeps answers, and what was asked of the back end. */
function hostedEdge(kept: string | null) {
  const asked: string[] = []
  const written: string[] = []
  const edge = createEdge({
    answers: { read: async () => kept, write: async (_key, text) => void written.push(text) },
    upstream: (request) => {
      asked.push(new URL(request.url).pathname.replace(/^.*\/checkout/, ''))
      return Response.json(countries)
    },
    render: async (_locale, _request, context) => {
      const { region } = await context.get(shopContext)
      return new Response(region.country)
    },
  })
  return { edge, asked, written }
}

test('what a host has kept is used before the service is asked', async () => {
  const { edge, asked } = hostedEdge(known)
  expect(await (await edge.fetch('/')).text()).toBe('SE')
  expect(asked).toEqual([])
})

test('what the service says is given to the host to keep', async () => {
  const { edge, asked, written } = hostedEdge(null)
  await edge.fetch('/')
  await edge.settle()
  expect(asked).toEqual(['/countries/all'])
  expect(written.map((text) => JSON.parse(text))).toMatchObject([{ status: 200, body: countries }])
})
