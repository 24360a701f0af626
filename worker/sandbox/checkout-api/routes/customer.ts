// Centra, Swagger of the Checkout and Shop APIs: https://centra.dev/docs/tools/checkout-api-shop-api-swagger/centra-dev-swagger

import { Hono } from 'hono'
import * as v from 'valibot'
import { createVariant, findAccount, isLoggedIn } from '../customer/customer-store.ts'
import { isPassword, unknownAccountPassword } from '../customer/password.ts'
import type { CheckoutContext, CheckoutEnv } from '../env.ts'
import { change } from '../outcome.ts'
import { parse } from '../request.ts'
import { logIn, logOut } from '../session/session-login.ts'
import { findSession } from '../session/session-store.ts'
import { refuse } from '../wire.ts'

const LogInRequest = v.object({ password: v.pipe(v.string(), v.maxLength(500)) })

/** Addresses `nobody@…` get the error of a service that reveals unknown accounts. */
const revealedAsUnknown = /^nobody@/

const ofCustomers: [method: string, path: string][] = [
  ['GET', '/customer'],
  ['PUT', '/customer/update'],
  ['PUT', '/address'],
  ['PUT', '/email'],
  ['PUT', '/password'],
  ['POST', '/orders'],
]

export const customerRoutes = new Hono<CheckoutEnv>()

customerRoutes.post('/login/:email', async (c) => {
  const { world } = c.var
  const { token } = c.var.session
  const request = parse(LogInRequest, c.var.body)
  if ('misfit' in request) return refuse(c, 406, request.misfit.errors)
  const email = c.req.param('email').trim()
  if (revealedAsUnknown.test(email)) return refuse(c, 404, { email: 'not found' })
  const account = findAccount(world, email)
  const right = await isPassword(request.value.password, account?.password ?? unknownAccountPassword)
  if (!account || !right) return refuse(c, 406, { password: 'incorrect' })
  // Checking the password is asynchronous: the token may belong to another session by now.
  const row = token === null ? null : findSession(world, token)
  // Without a session a login cannot be stored.
  if (row === null || token === null) return denied(c)
  c.set('sessionRow', row)
  answerUnder(c, logIn(world, { row, token }, account.customer ?? createVariant(world, email)))
  return change(c, (state) => ({ state }))
})

customerRoutes.post('/logout', (c) => {
  const { world, sessionRow } = c.var
  const { token } = c.var.session
  if (sessionRow === null || token === null || !isLoggedIn(world, sessionRow)) return denied(c)
  answerUnder(c, logOut(world, { row: sessionRow, token }))
  return change(c, (state) => ({ state }))
})

/** Documented calls for logged-in customers that the sandbox does not implement: always 403. */
for (const [method, path] of ofCustomers) {
  customerRoutes.on(method, path, denied)
}

function denied(c: CheckoutContext): Response {
  return refuse(c, 403, { accessRight: 'denied' })
}

function answerUnder(c: CheckoutContext, token: string): void {
  c.set('session', { ...c.var.session, token })
}
