import { createStore, Provider } from 'jotai'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { createTestI18n } from '#scripts/shop/test-i18n.ts'
import { cartErrorsAtom, wholeCart } from '#src/features/cart/state/messages.atoms.ts'
import { selectionAtom } from '#src/features/cart/state/selection.atoms.ts'
import { payAtom } from '#src/features/checkout/payment/pay.atoms.ts'
import { PayNotice } from '#src/features/checkout/payment/pay-notice.tsx'
import {
  type PayState,
  payStateAtom,
  type StopReason,
} from '#src/features/checkout/payment/pay-state.atoms.ts'
import { type Locale, locales } from '#src/i18n/locales.ts'
import { I18nProvider } from '#src/i18n/use-i18n.tsx'
import { createPayableCheckout } from '#tests/support/worlds/checkout-world.ts'

type Store = ReturnType<typeof createStore>

/** The text above the button in a state of paying. */
function said(
  state: PayState,
  { locale = 'en', store = createStore() }: { locale?: Locale; store?: Store } = {},
) {
  store.set(payStateAtom, state)
  return renderToStaticMarkup(
    <I18nProvider i18n={createTestI18n(locale)}>
      <Provider store={store}>
        <MemoryRouter>
          <PayNotice />
        </MemoryRouter>
      </Provider>
    </I18nProvider>,
  )
}

const stopped = (reason: StopReason, messages: string[] = []): PayState => ({
  kind: 'stopped',
  reason,
  messages,
})

test.each(locales)('the notice of a changed cart announces the new total in %s', async (locale) => {
  const world = await createPayableCheckout()
  const store = createStore()
  store.set(selectionAtom, world.store.get(selectionAtom))
  const html = said(stopped('changed'), { locale, store })
  const total = world.store.get(selectionAtom)?.totals.grandTotal
  expect(html).toContain('role="alert"')
  expect(html.replaceAll(/\s/g, '')).toMatch(new RegExp(`[^\\d]${total}[^\\d]`))
})

const cases: [PayState, tone: string, ...texts: string[]][] = [
  [{ kind: 'checking' }, 'information', 'Checking whether your order was placed'],
  [
    { kind: 'unknown', overdue: false },
    'warning',
    'We don’t know yet whether your order was placed',
    'Do not order again yet.',
    'Check again',
  ],
  [stopped('notPlaced'), 'warning', 'Your order was not placed', 'your cart is still here'],
  [stopped('unavailable'), 'error', 'This payment method is not available here.'],
  [stopped('notStarted'), 'error', 'The payment could not be started.', 'No order was placed'],
  [stopped('refused', ['Card expired.']), 'error', 'The payment was not accepted.', 'Card expired.'],
  [stopped('ranShort'), 'error', 'no order was placed', 'Only 2 of 5 in stock.'],
  [stopped('empty'), 'error', 'Your cart is empty'],
  [stopped('busy'), 'warning', 'Many people are ordering at once. Nothing was ordered'],
  [stopped('other'), 'error', 'The order could not be placed.'],
  [stopped('unsettled'), 'error', 'nothing was ordered'],
]

test.each(cases)('%o has its message', (state, tone, ...texts) => {
  const store = createStore()
  const problem = { problem: { kind: 'refused' as const }, shown: true, again: null }
  store.set(cartErrorsAtom, new Map([[wholeCart, { ...problem, text: 'Only 2 of 5 in stock.' }]]))
  const html = said(state, { store })
  expect(html).toContain(`role="alert" data-tone="${tone}"`)
  for (const text of texts) expect(html).toContain(text)
  // Missing stock is mentioned only if it is known.
  expect(html.includes('Only 2 of 5')).toBe(texts.includes('Only 2 of 5 in stock.'))
})

test.each(locales)(
  'after two minutes the notice names customer service and the reference of the payment, in %s',
  async (locale) => {
    const world = await createPayableCheckout()
    world.network.loses = (call) => (call === 'POST /payment' ? 'before' : null)
    await world.store.set(payAtom, 'en')
    const { store } = world
    const early = said({ kind: 'unknown', overdue: false }, { locale, store })
    expect(early).not.toContain('/support')
    const late = said({ kind: 'unknown', overdue: true }, { locale, store })
    expect(late).toContain('/support?subject=paymentQuestion')
    expect(late).toContain('349')
    expect(late).toContain('1970')
    expect(said(stopped('notPlaced'), { locale, store })).toContain('/support?subject=paymentQuestion')
  },
)

test.each(['ready', 'paying', 'leaving'] as const)('while it is %s there is nothing to say', (kind) => {
  expect(said({ kind })).not.toMatch(/>[^<]/)
})
