import { expect, test } from 'vitest'
import { visitorCartContext } from '#src/shop.ts'
import { astrid } from '#tests/support/customers.ts'
import { createEdge } from '#tests/support/edge.ts'

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
