import { expect, test } from 'vitest'
import { visitorCartContext } from '#src/shop.ts'
import { astrid } from '#tests/support/customers.ts'
import { createEdge } from '#tests/support/test-edge.ts'

test('neither address nor password of a customer reaches the log', async () => {
  const edge = createEdge({
    variables: { LOG_LEVEL: 'info' },
    upstream: () => Response.json({ errors: { password: 'incorrect' } }, { status: 406 }),
    render: async (_locale, _request, context) => {
      const reply = await context.get(visitorCartContext).checkout.logIn(astrid.email, astrid.password)
      return Response.json(reply.ok)
    },
  })
  expect(await (await edge.fetch('/login', { method: 'POST' })).json()).toBe(false)
  await edge.settle()
  expect(edge.lines.join('\n')).toContain('POST /login/{email}')
  expect(edge.lines.join('\n')).not.toMatch(/astrid|amazon/)
})

test('a cart opened in the visitor’s name is in the log like any other call', async () => {
  const region = { country: 'SE', market: 1, pricelist: 11, currency: 'SEK' }
  const edge = createEdge({
    variables: { LOG_LEVEL: 'info' },
    upstream: () => Response.json({ errors: { country: 'not found' } }, { status: 404 }),
    render: async (_locale, _request, context) => {
      const reply = await context.get(visitorCartContext).begin(region, 'sv')
      return Response.json(reply.ok)
    },
  })
  expect(await (await edge.fetch('/cart', { method: 'POST' })).json()).toBe(false)
  await edge.settle()
  const calls = edge.lines.flatMap((line) => {
    const event: unknown = JSON.parse(line)
    return typeof event === 'object' && event !== null && 'route' in event ? event.route : []
  })
  expect(calls).toContain('PUT /selection')
  expect(edge.lines.join('\n')).not.toContain('a-commerce-secret')
})

test.each([401, 403])(
  'shoppers refused for their token (%s) do not close the cart to others',
  async (status) => {
    const edge = createEdge({
      upstream: () => Response.json({ errors: { token: 'invalid' } }, { status }),
      render: async (_locale, _request, context) => {
        const reply = await context.get(visitorCartContext).checkout.selection()
        return Response.json(reply.ok ? 200 : reply.status)
      },
    })
    const headers = { cookie: 'rc_centra_checkout_token=expired' }
    for (let count = 0; count < 25; count += 1) {
      expect(await (await edge.fetch('/cart', { headers })).json()).toBe(status)
    }
  },
)
