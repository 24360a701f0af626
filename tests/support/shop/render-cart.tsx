import { createStore, Provider } from 'jotai'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { createTestI18n } from '#scripts/shop/test-i18n.ts'
import type { ShopFacts } from '#src/commerce/contract/content.ts'
import type { Order } from '#src/commerce/contract/payment/order.ts'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { cartView } from '#src/features/cart/cart-view.ts'
import { deliveryNotesOf } from '#src/features/cart/delivery-text.ts'
import { CartPage } from '#src/features/cart/page/cart-page.tsx'
import CartPanel from '#src/features/cart/panel/cart-panel.tsx'
import { cartOpenAtom, selectionAtom } from '#src/features/cart/state/selection.atoms.ts'
import { CheckoutPage } from '#src/features/checkout/checkout-page.tsx'
import { stepAtom } from '#src/features/checkout/form/form.atoms.ts'
import type { Step } from '#src/features/checkout/form/form.ts'
import { ConfirmationSheet } from '#src/features/checkout/receipt/confirmation-sheet.tsx'
import { I18nProvider } from '#src/i18n/use-i18n.tsx'
import { MoneyRegion } from '#src/ui/money-text.tsx'
import { textOf } from './test-shop.ts'

const i18n = createTestI18n('en')

/** The browser's view of a cart: the checkout with one step open, the panel, and the cart's page. */
export function cartText(selection: Selection, step: Step = 'payment'): string {
  const store = createStore()
  store.set(selectionAtom, selection)
  store.set(cartOpenAtom, true)
  store.set(stepAtom, step)
  const pages = (
    <>
      <CheckoutPage returned={null} logIn={null} />
      <CartPanel />
      <CartPage
        unavailable={false}
        view={cartView(selection, i18n, deliveryNotesOf(selection, null, i18n))}
        promise={null}
        refused={null}
        note={null}
        question={null}
        voucher={undefined}
        quickOrder="Quick order"
        help={null}
        below={null}
      />
    </>
  )
  return textOf(render(pages, store)).replaceAll('\u00a0', ' ')
}

/** The receipt of an order as HTML; `facts` are those of its country. */
export function receiptHtml(order: Order, facts: ShopFacts | null = null): string {
  return render(<ConfirmationSheet order={order} facts={facts} />)
}

/** The browser's view of an order, with a space between elements. */
export function receiptText(order: Order, facts: ShopFacts | null = null): string {
  return textOf(receiptHtml(order, facts).replaceAll('<', ' <')).replaceAll(/\s+/g, ' ')
}

function render(children: ReactNode, store = createStore()): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <I18nProvider i18n={i18n}>
        <Provider store={store}>
          <MoneyRegion language="en" country="SE">
            {children}
          </MoneyRegion>
        </Provider>
      </I18nProvider>
    </MemoryRouter>,
  )
}
