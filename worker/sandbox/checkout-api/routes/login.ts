// Centra, Swagger of the Checkout and Shop APIs: https://centra.dev/docs/tools/checkout-api-shop-api-swagger/centra-dev-swagger

import { Hono } from 'hono'
import * as v from 'valibot'
import { denied } from '../access.ts'
import { parseRegistration } from '../customer/customer-request.ts'
import { accountOf, createCustomer, findAccount, openAccount } from '../customer/customer-store.ts'
import { hashPassword, SentPassword } from '../customer/password.ts'
import { checkPassword } from '../customer/password-attempts.ts'
import type { CheckoutContext, CheckoutEnv } from '../env.ts'
import { change } from '../outcome.ts'
import { parse } from '../request.ts'
import { logIn, logOut } from '../session/session-login.ts'
import { findSession, type OpenSession } from '../session/session-store.ts'
import { refuse } from '../wire.ts'

const LogInRequest = v.object({ password: SentPassword })

const maxEmailLength = 320

export const loginRoutes = new Hono<CheckoutEnv>()

loginRoutes.post('/login/:email', async (c) => {
  const { world } = c.var
  const request = parse(LogInRequest, c.var.body)
  if ('refusal' in request) return refuse(c, 406, request.refusal.errors)
  const email = emailInPath(c.req.param('email'))
  const account = findAccount(world, email)
  if (!account && isRevealedAsUnknown(email)) return refuse(c, 404, { email: 'not found' })
  const check = await checkPassword(world, email, request.value.password, account?.password ?? null)
  if (check.kind === 'limited') return tooManyAttempts(c, check.wait)
  if (check.kind === 'wrong' || !account) return refuse(c, 406, { password: 'incorrect' })
  const session = sessionNow(c)
  return session ? logInAs(c, session, openAccount(world, email, account)) : denied(c)
})

loginRoutes.post('/logout', (c) => {
  const { world } = c.var
  const session = sessionNow(c)
  if (!session || !accountOf(world, session.row)) return denied(c)
  return answerUnder(c, session, logOut(world, session))
})

loginRoutes.post('/register', async (c) => {
  const { world, session: visitor } = c.var
  const request = parseRegistration(c.var.body, visitor)
  if ('refusal' in request) return refuse(c, request.refusal.refused, request.refusal.errors)
  const { email, password, record } = request.value
  if (findAccount(world, email)) return refuse(c, 409, { email: 'already registered' })
  const hash = await hashPassword(password, world.ports.random)
  const session = sessionNow(c)
  if (!session) return denied(c)
  const customer = createCustomer(world, { email, password: hash, record })
  if (customer === null) return refuse(c, 409, { email: 'already registered' })
  return logInAs(c, session, customer)
})

/** The e-mail address in a path, cut to a length that no address exceeds (RFC 5321, section 4.5.3.1). */
export function emailInPath(text: string): string {
  return text.trim().slice(0, maxEmailLength)
}

/** True if an address without an account gets the error of a service that reveals unknown accounts: `nobody@…`. */
export function isRevealedAsUnknown(email: string): boolean {
  return /^nobody@/i.test(email)
}

/** The reply to a password that was not checked because of the wrong ones before; `wait` in seconds. */
export function tooManyAttempts(c: CheckoutContext, wait: number): Response {
  c.header('Retry-After', String(wait))
  return refuse(c, 429, { password: 'too many attempts' })
}

/**
 * The session of a call, read now: during an await its token may have come to belong to another one. Null without a
 * session, in which a log-in cannot be stored.
 */
export function sessionNow(c: CheckoutContext): OpenSession | null {
  const { token } = c.var.session
  const row = token === null ? null : findSession(c.var.world, token)
  return row === null || token === null ? null : { row, token }
}

/** Logs the session in as a customer and answers with the selection. */
export function logInAs(c: CheckoutContext, session: OpenSession, customer: number): Response {
  return answerUnder(c, session, logIn(c.var.world, session, customer))
}

/** Answers with the selection of a session, under the token it has now. */
export function answerUnder(c: CheckoutContext, { row }: OpenSession, token: string): Response {
  c.set('sessionRow', row)
  c.set('session', { ...c.var.session, token })
  return change(c, (state) => ({ state }))
}
