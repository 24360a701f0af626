import type { CheckoutApi, SessionApart } from '#src/commerce/checkout-api.ts'
import type { Line } from '#src/commerce/contract/selection/line.ts'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { type Result, resultOrNull } from '#src/commerce/reply.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { lineCount } from '../cart.ts'
import { changeCountry } from './change-country.ts'
import { copyLines } from './copy-lines.ts'

export type LogInCall = (checkout: CheckoutApi) => Promise<Result<Selection>>

/** The part of a guest's cart that a log-in did not take along. */
export interface UncopiedCart {
  lines: Pick<Line, 'item'>[]
  unreadable: number
  voucher: boolean
}

export interface NewTokenLogIn {
  reply: Result<Selection> | null
  left: UncopiedCart
}

interface LogInPorts {
  before: Selection
  session: SessionApart
  language: Locale
  /** True if the former session stays unchanged, since an order may still be placed with it. */
  keepsFormer: boolean
  report(error: unknown): void
}

const nothing: UncopiedCart = { lines: [], unreadable: 0, voucher: false }

/**
 * Logs in under a new token, so that anyone who knew the former one has no access (OWASP ASVS 7.2.4). The guest's cart
 * is copied first: until the log-in has succeeded the visitor keeps the former token and cart, so a failure loses
 * nothing. Address and notes are not copied, as they may belong to another person. `call` is the one that logs in.
 */
export async function logInWithNewToken(call: LogInCall, ports: LogInPorts): Promise<NewTokenLogIn> {
  const { before, session, report } = ports
  const { checkout } = session
  const copied = await resultOrNull(() => copyCart(ports), report)
  if (!copied) return { reply: null, left: nothing }
  const reply = (await resultOrNull(() => call(checkout), report)) ?? (await asFound(checkout, report))
  if (!reply?.ok || !reply.value.loggedIn) return { reply, left: nothing }
  const kept = await withOwnCart(reply.value, ports)
  const former = session.keep()
  if (former && !ports.keepsFormer) await resultOrNull(() => forget(former, before), report)
  return {
    reply: { ok: true, value: kept.selection },
    left: { ...copied, lines: [...copied.lines, ...kept.left] },
  }
}

async function withOwnCart(
  selection: Selection,
  { before, session: { checkout }, report }: LogInPorts,
): Promise<{ selection: Selection; left: Line[] }> {
  const isSame = before.loggedIn?.email.toLowerCase() === selection.loggedIn?.email.toLowerCase()
  if (!isSame || lineCount(selection) > 0) return { selection, left: [] }
  const {
    left,
    unanswered,
    selection: filled,
  } = await copyLines(before.lines, { checkout, selection, report })
  return { selection: filled, left: [...left, ...unanswered] }
}

async function asFound(
  checkout: CheckoutApi,
  report: (error: unknown) => void,
): Promise<Result<Selection> | null> {
  const found = await resultOrNull(checkout.selection, report)
  return found?.ok && found.value.loggedIn ? found : null
}

/** Opens the session in the guest's region and copies the cart; null if it is not certain that this succeeded. */
async function copyCart(ports: LogInPorts): Promise<UncopiedCart | null> {
  const { before, language, report } = ports
  const { checkout } = ports.session
  const { country, state } = before.location
  const opened = country
    ? await changeCountry(checkout, { country, state: state ?? undefined, language })
    : await checkout.chooseLanguage(language)
  if (!opened.ok) return null
  // The service keeps the cart of a customer.
  if (before.loggedIn) return nothing
  const { left, unanswered } = await copyLines(before.lines, { checkout, selection: opened.value, report })
  if (unanswered.length > 0) return null
  let voucher = false
  for (const entered of before.discounts.vouchers)
    if (!(await checkout.addVoucher(entered.voucher)).ok) voucher = true
  return { lines: left, unreadable: before.unreadableLines, voucher }
}

async function forget(
  former: CheckoutApi,
  { loggedIn, address, shippingAddress, additionalNotes }: Selection,
) {
  if (loggedIn) await former.logOut()
  else if (isFilled(address) || isFilled(shippingAddress) || additionalNotes)
    await former.savePaymentFields({ address: noAddress, shippingAddress: noAddress, additionalNotes: '' })
}

/** An empty address except for the country, which decides prices and is not personal. */
const noAddress = {
  ...{ email: '', firstName: '', lastName: '', company: '', address1: '', address2: '' },
  ...{ zipCode: '', city: '', state: '', phoneNumber: '' },
}

function isFilled({ country: _, ...address }: Selection['address']): boolean {
  return Object.values(address).some(Boolean)
}
