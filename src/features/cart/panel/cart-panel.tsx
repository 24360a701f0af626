import { useAtom, useAtomValue } from 'jotai'
import { useState } from 'react'
import { PromiseRow } from '#src/features/catalogue/offer/promise/promise-row.tsx'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Skeleton } from '#src/ui/loading/skeleton.tsx'
import { Panel } from '#src/ui/panel.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { amountsOf, totalsView } from '../cart-view.ts'
import { cartPromiseAtom, deliveryNotesAtom } from '../commands/shop-facts.atoms.ts'
import { expressMethods } from '../express-methods.ts'
import { CartEmpty } from '../line/cart-empty.tsx'
import { CartLines } from '../line/cart-lines.tsx'
import { ErrorMessage } from '../line/error-message.tsx'
import { wholeCart } from '../state/messages.atoms.ts'
import { cartRowsAtom } from '../state/rows.atoms.ts'
import { cartBusyAtom, cartOpenAtom, cartStatusAtom, selectionAtom } from '../state/selection.atoms.ts'
import { CartAnnouncement } from './cart-announcement.tsx'
import { CartFailed } from './cart-failed.tsx'
import { CartFooter } from './cart-footer.tsx'
import { CartTotals } from './cart-totals.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { ReportCart } from './report-cart.tsx'
import { VoucherForm } from './voucher-form.tsx'

export default function CartPanel() {
  const i18n = useI18n()
  const { t } = i18n
  const [open, setOpen] = useAtom(cartOpenAtom)
  const selection = useAtomValue(selectionAtom)
  const rows = useAtomValue(cartRowsAtom)
  const status = useAtomValue(cartStatusAtom)
  const busy = useAtomValue(cartBusyAtom)
  const delivery = useAtomValue(deliveryNotesAtom)
  // Codes are shown, and stay so when the last is removed.
  const [showsCodes, setShowsCodes] = useState(false)
  const promise = useAtomValue(cartPromiseAtom)
  const close = () => setOpen(false)
  const totals = selection && totalsView(selection, i18n, amountsOf(selection), delivery)
  const filled = selection !== null && (rows.length > 0 || selection.unreadableLines > 0)
  return (
    <Panel
      open={open}
      onClose={close}
      title={t('cart.cart')}
      closeLabel={t('cart.close')}
      footer={
        filled && totals ? (
          <CartFooter rows={totals.grand} busy={busy} hasExpress={expressMethods(selection).length > 0} />
        ) : null
      }
    >
      <div className="cart-panel">
        <CartAnnouncement />
        {open ? <ReportCart /> : null}
        <OfflineBanner />
        {status === 'unreachable' ? <CartFailed /> : null}
        <ErrorMessage slot={wholeCart} />
        {selection === null && status !== 'unreachable' ? (
          <div className="cart-skeleton">
            <VisuallyHidden>{t('cart.loading')}</VisuallyHidden>
            <Skeleton shape="row" count={3} />
          </div>
        ) : null}
        {selection === null ? null : <CartLines onLeave={close} />}
        {selection !== null && !filled ? <CartEmpty heading="h3" onLeave={close} /> : null}
        {filled && totals ? (
          <>
            <details
              className="code"
              open={showsCodes || selection.discounts.vouchers.length > 0}
              onToggle={({ currentTarget }) => setShowsCodes(currentTarget.open)}
            >
              <summary>{t('cart.voucher')}</summary>
              <VoucherForm />
            </details>
            <CartTotals rows={totals.items} updating={busy} />
            {promise ? <PromiseRow promise={promise} /> : null}
          </>
        ) : null}
      </div>
    </Panel>
  )
}
