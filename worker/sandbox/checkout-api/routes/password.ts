// Centra, "User" of the Checkout API: https://centra.dev/docs/checkout-api/user

import { Hono } from 'hono'
import * as v from 'valibot'
import { deliver } from '../../inbox.ts'
import type { World } from '../../world.ts'
import { denied } from '../access.ts'
import {
  accountOf,
  findAccount,
  findCustomer,
  openAccount,
  savePassword,
} from '../customer/customer-store.ts'
import { hashPassword, NewPassword, SentPassword } from '../customer/password.ts'
import { checkPassword, forgetMisses } from '../customer/password-attempts.ts'
import { createResetKey, customerOfResetKey, removeResetKeys } from '../customer/password-reset.ts'
import { passwordResetMail } from '../customer/password-reset-mail.ts'
import type { CheckoutContext, CheckoutEnv } from '../env.ts'
import { GivenId, parse } from '../request.ts'
import { logOutElsewhere } from '../session/session-login.ts'
import { refuse, reply } from '../wire.ts'
import {
  answerUnder,
  emailInPath,
  isRevealedAsUnknown,
  logInAs,
  sessionNow,
  tooManyAttempts,
} from './login.ts'

const ChangeRequest = v.object({ password: SentPassword, newPassword: NewPassword })

/** A path below the shop's address, never an address: a mail must not lead anywhere else. */
const LinkPath = v.pipe(
  v.string(),
  v.maxLength(200),
  v.regex(/^\/?[\w-]+(\/[\w-]+)*\/?$/),
  v.transform((path) => path.replace(/^\/|\/$/g, '')),
)
const MailRequest = v.object({ linkUri: v.optional(v.nullable(LinkPath)) })
const defaultLinkUri = 'reset-password'

const ResetRequest = v.object({ i: GivenId, id: GivenId, newPassword: NewPassword })

export const passwordRoutes = new Hono<CheckoutEnv>()

passwordRoutes.put('/password', async (c) => {
  const { world, sessionRow } = c.var
  const account = accountOf(world, sessionRow)
  if (!account) return denied(c)
  const request = parse(ChangeRequest, c.var.body)
  if ('refusal' in request) return refuse(c, 406, request.refusal.errors)
  const check = await checkPassword(world, account.email, request.value.password, account.password)
  if (check.kind === 'limited') return tooManyAttempts(c, check.wait)
  if (check.kind === 'wrong') return refuse(c, 406, { password: 'incorrect' })
  const hash = await hashPassword(request.value.newPassword, world.ports.random)
  const session = sessionNow(c)
  if (!session || accountOf(world, session.row)?.customer !== account.customer) return denied(c)
  setPassword(world, account.customer, hash, session.row)
  return answerUnder(c, session, session.token)
})

passwordRoutes.post('/password-reset-email/:email', (c) => {
  const { world } = c.var
  const request = parse(MailRequest, c.var.body)
  if ('refusal' in request) return refuse(c, 406, request.refusal.errors)
  const email = emailInPath(c.req.param('email'))
  const account = findAccount(world, email)
  if (!account && isRevealedAsUnknown(email)) return refuse(c, 404, { email: 'not found' })
  if (account) {
    const customer = openAccount(world, email, account)
    sendResetLink(c, customer, request.value.linkUri ?? defaultLinkUri)
  }
  return reply(c, {})
})

passwordRoutes.post('/password-reset', async (c) => {
  const { world } = c.var
  const request = parse(ResetRequest, c.var.body)
  if ('refusal' in request) return refuse(c, 406, request.refusal.errors)
  const { newPassword, ...key } = request.value
  if (customerOfResetKey(world, key) === null) return invalidLink(c)
  const hash = await hashPassword(newPassword, world.ports.random)
  const session = sessionNow(c)
  if (!session) return denied(c)
  // The link may have been used meanwhile.
  const customer = customerOfResetKey(world, key)
  if (customer === null) return invalidLink(c)
  setPassword(world, customer, hash, session.row)
  return logInAs(c, session, customer)
})

function sendResetLink(c: CheckoutContext, customer: number, path: string): void {
  const { world, session } = c.var
  const account = findCustomer(world, customer)
  if (!account) return
  const query = new URLSearchParams({ ...createResetKey(world, customer) })
  deliver(
    world.ports,
    passwordResetMail({
      email: account.email,
      firstName: account.record.firstName,
      language: session.language,
      link: `${world.ports.shopUrl}/${path}?${query}`,
    }),
  )
}

/** Sets a password: reset links and log-ins elsewhere end with the old one. */
function setPassword(world: World, customer: number, hash: string, session: number): void {
  const account = findCustomer(world, customer)
  world.ports.sql.transaction(() => {
    savePassword(world, customer, hash)
    removeResetKeys(world, customer)
    if (account) forgetMisses(world, account.email)
    logOutElsewhere(world, customer, session)
  })
}

/** The reply to a link that is unknown, used or expired: which of these is not said. */
function invalidLink(c: CheckoutContext): Response {
  return refuse(c, 406, { i: 'not valid' })
}
