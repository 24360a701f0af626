import { expect, test } from 'vitest'
import { routePolicies } from '#src/route-policies.ts'
import { appRoutes } from '#tests/support/shop/test-edge.ts'
import { createRouteMatcher } from '#worker/match-route.ts'

test('every route has a policy, and every policy a route', () => {
  expect(Object.keys(routePolicies).toSorted()).toEqual(appRoutes.map(({ id }) => id).toSorted())
})

test('a route that is not listed is private', () => {
  const matchRoute = createRouteMatcher([{ id: 'routes/account', path: 'account/:page?' }])
  expect(matchRoute('/account/orders')).toEqual({ pattern: '/account/:page?', policy: 'private' })
})

test('an address no route has is private', () => {
  expect(createRouteMatcher([])('/p/brake-disc')).toEqual({ pattern: '/*', policy: 'private' })
  expect(createRouteMatcher(appRoutes)('/no/such/page')).toEqual({ pattern: '/*', policy: 'private' })
})

test.each([
  ['/', '/', 'open'],
  ['/c/brakes/pads', '/c/*', 'open'],
  ['/more/c/brakes/pads/', '/more/c/*', 'open'],
  ['/cart', '/cart', 'personal'],
  ['/checkout/', '/checkout', 'purchase'],
  ['/checkout/confirmation', '/checkout/confirmation', 'receipt'],
])('%s is answered by %s, which is %s', (path, pattern, policy) => {
  expect(createRouteMatcher(appRoutes)(path)).toEqual({ pattern, policy })
})
