import { useAtomValue } from 'jotai'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { amountsOf } from '#src/features/cart/amounts.ts'
import { lineCount } from '#src/features/cart/cart.ts'
import { deliveryNotesAtom } from '#src/features/cart/commands/shop-facts.atoms.ts'
import { CartTotals } from '#src/features/cart/panel/cart-totals.tsx'
import { totalsView } from '#src/features/cart/totals-view.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { unfittingLinesAtom } from '../order-car.atoms.ts'
import { orderFormId } from '../payment/pay-form.tsx'
import { PayNotice } from '../payment/pay-notice.tsx'
import { noticeAboveAtom, payingAtom, payStateAtom, payWaitsAtom } from '../payment/pay-state.atoms.ts'
import { isPayable, providerFollows } from '../payment/payment-kind.ts'
import { vatOutlookRowsAtom } from '../payment/vat-outlook.atoms.ts'
import { OrderedGoods } from './ordered-goods.tsx'

/** Lines up to which there is room for their drawings. */
const mostDrawn = 4

/** The ordered goods, their total, and the order button. */
export function OrderNow({ selection }: { selection: Selection }) {
  const i18n = useI18n()
  const { t } = i18n
  const paying = useAtomValue(payingAtom)
  const waits = useAtomValue(payWaitsAtom)
  const state = useAtomValue(payStateAtom)
  const vatRows = useAtomValue(vatOutlookRowsAtom)
  const delivery = useAtomValue(deliveryNotesAtom)
  const noticeAbove = useAtomValue(noticeAboveAtom)
  const unfitting = useAtomValue(unfittingLinesAtom)
  const totals = totalsView(selection, i18n, amountsOf(selection), delivery)
  const isAsked = state.kind === 'stopped' && state.reason === 'doesNotFit' && unfitting.length > 0
  const order = t(isAsked ? 'checkout.placeOrderAnyway' : 'checkout.placeOrder')
  const waiting = state.kind === 'checking' ? t('checkout.checkingShort') : t('checkout.paying')
  return (
    <div className="order-now">
      {noticeAbove ? null : <PayNotice />}
      <OrderedGoods compact={lineCount(selection) > mostDrawn} />
      <CartTotals rows={[...totals.items, ...totals.grand, ...vatRows]} />
      {providerFollows(selection) && state.kind !== 'unknown' ? (
        <p className="hint">{t('checkout.providerFollows')}</p>
      ) : null}
      <Button
        type="submit"
        form={orderFormId}
        kind="primary"
        size="large"
        busy={waits}
        disabled={!isPayable(selection)}
      >
        {paying ? waiting : order}
      </Button>
    </div>
  )
}
