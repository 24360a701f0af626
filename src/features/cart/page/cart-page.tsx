import { useAtomValue, useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { Link } from '#src/effects/router/link.tsx'
import { EmptyState } from '#src/features/catalogue/empty-state.tsx'
import type { DeliveryPromise } from '#src/features/catalogue/offer/promise/delivery-promise.ts'
import { PromiseRow } from '#src/features/catalogue/offer/promise/promise-row.tsx'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { useLazyWhen } from '#src/ui/loading/use-lazy-when.ts'
import { Notice } from '#src/ui/notice.tsx'
import type { CartView } from '../cart-view.ts'
import { startWithFactsAtom } from '../commands/shop-facts.atoms.ts'
import { CartEmpty } from '../line/cart-empty.tsx'
import { CartLines, type RefusedQuantity } from '../line/cart-lines.tsx'
import { ErrorMessage } from '../line/error-message.tsx'
import { CartCodes } from '../panel/cart-codes.tsx'
import { CartTotals } from '../panel/cart-totals.tsx'
import { ExpressLink } from '../panel/express-link.tsx'
import { OfflineBanner } from '../panel/offline-banner.tsx'
import { ReportCart } from '../panel/report-cart.tsx'
import { summaryOf, useCartSummary } from '../panel/use-cart-summary.ts'
import { announcementAtom, wholeCart } from '../state/messages.atoms.ts'
import { itemCountAtom } from '../state/selection.atoms.ts'
import type { FlashMessage } from './flash.ts'
import { OpenSavedCart } from './open-saved-cart.tsx'
import type { SavedCartQuestion } from './saved-cart.ts'

interface CartPageProps {
  unavailable: boolean
  view: CartView | null
  promise: DeliveryPromise | null
  refused: RefusedQuantity | null
  note: FlashMessage | null
  question: SavedCartQuestion | null
  /** A code that was posted and not checked; empty if one was checked, undefined if none was posted. */
  voucher: string | undefined
  quickOrder: string
  /** Answers about delivery and returns. */
  help: ReactNode
  /** Further parts that the shopper may need, over the whole width. */
  below: ReactNode
}

/**
 * The cart as a page. The document has the cart of `view`, whose forms are posted; once the browser's cart is started,
 * that is shown instead, as in the panel.
 */
export function CartPage(props: CartPageProps) {
  const { unavailable, view, promise, refused, note, question, voucher, quickOrder, help, below } = props
  const { t, locale } = useI18n()
  const address = localized(locale, paths.cart())
  const start = useSetAtom(startWithFactsAtom)
  const count = useAtomValue(itemCountAtom)
  const started = useLazyWhen(view !== null || Boolean(count), start, () => {})
  const live = useCartSummary()
  const cart = (started && live) || (view && summaryOf(view, promise))
  // The note is about what was posted.
  const hasChanged = useAtomValue(announcementAtom) !== ''
  return (
    <div className="cart-page">
      <header>
        <h1>{t('cart.cart')}</h1>
        {cart?.isFilled ? <Link to={paths.quickOrder()}>{quickOrder}</Link> : null}
      </header>
      <ReportCart />
      {note && !hasChanged ? (
        <Notice tone={note.tone} role={note.tone === 'error' ? 'alert' : 'status'}>
          {note.text}
        </Notice>
      ) : null}
      {question ? <OpenSavedCart question={question} action={address} /> : null}
      {unavailable && !cart ? (
        <EmptyState illustration="unavailable" heading="h2" title={t('cart.failed')} steps={[]}>
          <p>{t('cart.failedHint')}</p>
          <a className="button" data-kind="primary" href={address}>
            {t('cart.tryAgain')}
          </a>
        </EmptyState>
      ) : (
        <div className="columns">
          <div className="goods">
            {live ? <OfflineBanner /> : null}
            <ErrorMessage slot={wholeCart} />
            <CartLines rendered={view} refused={hasChanged ? null : refused} />
            {cart?.isFilled ? null : <CartEmpty heading="h2" />}
          </div>
          {cart?.isFilled ? (
            <>
              <aside aria-label={t('cart.total')} aria-busy={cart.busy || undefined}>
                <CartTotals rows={cart.totals} updating={cart.busy} />
                <CartCodes rendered={view?.vouchers ?? []} typed={voucher} opened={voucher !== undefined} />
                <a
                  className="button"
                  data-kind="primary"
                  data-size="large"
                  href={localized(locale, paths.checkout())}
                >
                  {t('cart.checkout')}
                </a>
                {cart.hasExpress ? <ExpressLink /> : null}
                {cart.promise ? <PromiseRow promise={cart.promise} /> : null}
              </aside>
              <div className="help">{help}</div>
            </>
          ) : null}
        </div>
      )}
      {cart?.isFilled ? below : null}
    </div>
  )
}
