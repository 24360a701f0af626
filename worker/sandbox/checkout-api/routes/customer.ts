// Centra, Swagger of the Checkout and Shop APIs: https://centra.dev/docs/tools/checkout-api-shop-api-swagger/centra-dev-swagger

import { Hono } from 'hono'
import { denied } from '../access.ts'
import { addressFields, parseCustomer, parseNewEmail } from '../customer/customer-request.ts'
import { accountOf, findAccount, saveCustomer } from '../customer/customer-store.ts'
import { removeResetKeys } from '../customer/password-reset.ts'
import type { CheckoutContext, CheckoutEnv } from '../env.ts'
import { change } from '../outcome.ts'
import { isRecentLogIn, logOutElsewhere } from '../session/session-login.ts'
import { refuse } from '../wire.ts'

export const customerRoutes = new Hono<CheckoutEnv>()

customerRoutes.get('/customer', (c) => update(c, {}))

customerRoutes.put('/customer/update', (c) => update(c, c.var.body))

customerRoutes.put('/address', (c) => {
  const sent = Object.entries(c.var.body).filter(([name]) => addressFields.some((field) => field === name))
  return update(c, Object.fromEntries(sent))
})

customerRoutes.put('/email', (c) => update(c, { newEmail: c.var.body.newEmail ?? '' }))

/** Changes the fields of the logged-in customer that were sent, and answers with the selection. */
function update(c: CheckoutContext, sent: object): Response {
  const { world, sessionRow: session } = c.var
  const account = accountOf(world, session)
  if (!account || session === null) return denied(c)
  const fields = parseCustomer(sent, account.record)
  const newEmail = parseNewEmail(sent, account.email)
  if ('refusal' in fields || 'refusal' in newEmail) {
    const errors = [fields, newEmail].map((parsed) => ('refusal' in parsed ? parsed.refusal.errors : {}))
    return refuse(c, 406, Object.assign({}, ...errors))
  }
  const email = newEmail.value
  const isOther = email !== account.email
  if (isOther && !isRecentLogIn(world, session)) return refuse(c, 403, { accessRight: 'log in again' })
  if (isOther && findAccount(world, email)) return refuse(c, 409, { newEmail: 'already registered' })
  saveCustomer(world, { ...account, email, record: fields.value })
  if (isOther) {
    // Links sent to the previous address must not open the account any more.
    removeResetKeys(world, account.customer)
    logOutElsewhere(world, account.customer, session)
  }
  return change(c, (state) => ({ state }))
}
