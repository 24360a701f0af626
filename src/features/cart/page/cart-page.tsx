import { Link } from '#src/effects/router/link.tsx'
import { EmptyState } from '#src/features/catalogue/empty-state.tsx'
import type { DeliveryPromise } from '#src/features/catalogue/offer/promise/delivery-promise.ts'
import { PromiseRow } from '#src/features/catalogue/offer/promise/promise-row.tsx'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { Notice } from '#src/ui/notice.tsx'
import type { CartView } from '../cart-view.ts'
import { CartEmpty } from '../line/cart-empty.tsx'
import { UnreadableLines } from '../line/unreadable-lines.tsx'
import { CartTotals } from '../panel/cart-totals.tsx'
import { ExpressLink } from '../panel/express-link.tsx'
import { ReportCart } from '../panel/report-cart.tsx'
import { CartPageLine } from './cart-page-line.tsx'
import { CartPageVoucher } from './cart-page-voucher.tsx'
import type { FlashMessage } from './flash.ts'
import { OpenSavedCart } from './open-saved-cart.tsx'
import type { RefusedQuantity } from './refused-quantity.ts'
import type { SavedCartQuestion } from './saved-cart.ts'

interface CartPageProps {
  unavailable: boolean
  view: CartView | null
  promise: DeliveryPromise | null
  refused: RefusedQuantity | null
  note: FlashMessage | null
  question: SavedCartQuestion | null
  voucher: string | undefined
  quickOrder: string
}

export function CartPage(props: CartPageProps) {
  const { unavailable, view, promise, refused, note, question, voucher, quickOrder } = props
  const { t, locale } = useI18n()
  const address = localized(locale, paths.cart())
  return (
    <div className="cart-page">
      <h1>{t('cart.cart')}</h1>
      <ReportCart />
      {note ? (
        <Notice tone={note.tone} role={note.tone === 'error' ? 'alert' : 'status'}>
          {note.text}
        </Notice>
      ) : null}
      {question ? <OpenSavedCart question={question} action={address} /> : null}
      {unavailable ? (
        <EmptyState illustration="unavailable" heading="h2" title={t('cart.failed')} steps={[]}>
          <p>{t('cart.failedHint')}</p>
          <a className="button" href={address}>
            {t('cart.tryAgain')}
          </a>
        </EmptyState>
      ) : view ? (
        <div className="filled">
          <div>
            <ul className="lines">
              {view.lines.map((row) => (
                <CartPageLine
                  key={row.line}
                  row={row}
                  refused={refused?.line === row.line ? refused : null}
                  action={address}
                />
              ))}
            </ul>
            <UnreadableLines count={view.unreadableLines} />
          </div>
          <aside aria-label={t('cart.total')}>
            <CartPageVoucher vouchers={view.vouchers} typed={voucher} action={address} />
            <CartTotals rows={[...view.totals.items, ...view.totals.grand]} />
            <a
              className="button"
              data-kind="primary"
              data-size="large"
              href={localized(locale, paths.checkout())}
            >
              {t('cart.checkout')}
            </a>
            {view.hasExpress ? <ExpressLink /> : null}
            {promise ? <PromiseRow promise={promise} /> : null}
          </aside>
        </div>
      ) : (
        <CartEmpty heading="h2" />
      )}
      {view ? (
        <p>
          <Link to={paths.quickOrder()}>{quickOrder}</Link>
        </p>
      ) : null}
    </div>
  )
}
