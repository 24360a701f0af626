import { useAtomValue } from 'jotai'
import { useId, useState } from 'react'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { amountsOf } from '#src/features/cart/amounts.ts'
import { lineCount } from '#src/features/cart/cart.ts'
import { deliveryNotesAtom } from '#src/features/cart/commands/shop-facts.atoms.ts'
import { CartLines } from '#src/features/cart/line/cart-lines.tsx'
import { ErrorMessage } from '#src/features/cart/line/error-message.tsx'
import { CartAnnouncement } from '#src/features/cart/panel/cart-announcement.tsx'
import { CartTotals } from '#src/features/cart/panel/cart-totals.tsx'
import { OfflineBanner } from '#src/features/cart/panel/offline-banner.tsx'
import { wholeCart } from '#src/features/cart/state/messages.atoms.ts'
import { shownLinesAtom } from '#src/features/cart/state/rows.atoms.ts'
import { cartBusyAtom } from '#src/features/cart/state/selection.atoms.ts'
import { totalsView } from '#src/features/cart/totals-view.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Icon } from '#src/ui/pictures/icon.tsx'
import { vatOutlookRowsAtom } from '../payment/vat-outlook.atoms.ts'

/** Lines shown at once where the summary stands beside the form. */
const maxShownLines = 3

interface OrderSummaryProps {
  selection: Selection
  initiallyUnfolded: boolean
  /** True if what is ordered stands below: the lines are shown only to be changed. */
  orders: boolean
}

export function OrderSummary({ selection, initiallyUnfolded, orders }: OrderSummaryProps) {
  const i18n = useI18n()
  const { t } = i18n
  const id = useId()
  const busy = useAtomValue(cartBusyAtom)
  const [unfolded, setUnfolded] = useState(initiallyUnfolded)
  const [showsAll, setShowsAll] = useState(initiallyUnfolded)
  const count = useAtomValue(shownLinesAtom).length
  const vatRows = useAtomValue(vatOutlookRowsAtom)
  const delivery = useAtomValue(deliveryNotesAtom)
  const totals = totalsView(selection, i18n, amountsOf(selection), delivery)
  const empty = lineCount(selection) === 0
  return (
    <aside className="order-summary" aria-labelledby={id} aria-busy={busy || undefined}>
      <CartAnnouncement />
      <header>
        <h2 id={id}>{t('checkout.order')}</h2>
        {empty ? null : (
          <>
            <button
              type="button"
              aria-expanded={unfolded}
              aria-label={orders ? t('checkout.changeStep', { step: t('checkout.order') }) : undefined}
              onClick={() => setUnfolded(!unfolded)}
            >
              {orders ? t('checkout.change') : unfolded ? t('checkout.hideLines') : t('checkout.showLines')}
              <Icon name="down" />
            </button>
            <strong>{totals.grand[0]?.amount}</strong>
          </>
        )}
      </header>
      <OfflineBanner />
      <ErrorMessage slot={wholeCart} />
      <div
        className="content"
        data-unfolded={unfolded || empty || undefined}
        data-folds-lines={(count > maxShownLines && !showsAll) || undefined}
      >
        <CartLines />
        {count > maxShownLines ? (
          <button
            type="button"
            className="all-lines"
            aria-expanded={showsAll}
            onClick={() => setShowsAll(!showsAll)}
          >
            {showsAll ? t('checkout.showFewer') : t('checkout.showAll', { count })}
            <Icon name="down" />
          </button>
        ) : null}
        {empty ? (
          <p>{t('cart.empty')}</p>
        ) : (
          <CartTotals rows={[...totals.items, ...totals.grand, ...vatRows]} updating={busy} />
        )}
      </div>
    </aside>
  )
}
