import { atom, type Getter, type Setter } from 'jotai'
import type { Refused } from '#src/commerce/reply.ts'
import { refusalProblem } from '#src/features/cart/cart-problem.ts'
import { fetchCart } from '#src/features/cart/commands/change-cart.ts'
import { wholeCart } from '#src/features/cart/state/messages.atoms.ts'
import { selectionAtom } from '#src/features/cart/state/selection.atoms.ts'
import { showErrorAtom } from '#src/features/cart/state/show-message.atoms.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { visitAtom } from '#src/visit.ts'
import { showProblems } from '../steps/step.atoms.ts'
import { resolvePaymentAtom } from '../unclear/resolve-payment.atoms.ts'
import { followReply } from './follow-reply.ts'
import { attemptAtom, payStateAtom, stopPayment } from './pay-state.atoms.ts'
import { parseRefusal } from './refusal.ts'
import { submitPayment } from './submit-payment.ts'

export const payAtom = atom(null, async (get, set, locale: Locale) => {
  const visit = get(visitAtom)
  if (!visit) return
  const payer = { visit, locale }
  const reply = await submitPayment(get, set, payer)
  if (reply === 'stopped') return
  if (reply === 'unanswered') await set(resolvePaymentAtom, locale)
  else if (reply.ok) await followReply(get, set, reply.value, payer)
  else await showRefusal(get, set, reply)
})

async function showRefusal(get: Getter, set: Setter, refusal: Refused) {
  const { problems, whole, messages } = parseRefusal(refusal)
  if (whole === 'empty') await fetchCart(get, set, (checkout) => checkout.selection())
  if (whole === 'stock') {
    const problem = refusalProblem(refusal, [get(attemptAtom)?.cart ?? null, get(selectionAtom)])
    set(showErrorAtom, wholeCart, problem)
  }
  showProblems(get, set, problems)
  if (whole === null) set(payStateAtom, { kind: 'ready' })
  else stopPayment(set, reasons[whole], messages)
}

const reasons = {
  stock: 'ranShort',
  empty: 'empty',
  payment: 'refused',
  busy: 'busy',
  other: 'other',
} as const
