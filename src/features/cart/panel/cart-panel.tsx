import { useAtom, useAtomValue } from 'jotai'
import { Link } from '#src/effects/router/link.tsx'
import { PromiseRow } from '#src/features/catalogue/offer/promise/promise-row.tsx'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { Skeleton } from '#src/ui/loading/skeleton.tsx'
import { Panel } from '#src/ui/panel.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { CartEmpty } from '../line/cart-empty.tsx'
import { CartLines } from '../line/cart-lines.tsx'
import { ErrorMessage } from '../line/error-message.tsx'
import { wholeCart } from '../state/messages.atoms.ts'
import { cartOpenAtom, cartStatusAtom, onlineAtom } from '../state/selection.atoms.ts'
import { CartAnnouncement } from './cart-announcement.tsx'
import { CartCodes } from './cart-codes.tsx'
import { CartFailed } from './cart-failed.tsx'
import { CartTotals } from './cart-totals.tsx'
import { ExpressLink } from './express-link.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { ReportCart } from './report-cart.tsx'
import { type CartSummary, useCartSummary } from './use-cart-summary.ts'

export default function CartPanel() {
  const { t } = useI18n()
  const [open, setOpen] = useAtom(cartOpenAtom)
  const status = useAtomValue(cartStatusAtom)
  const cart = useCartSummary()
  const close = () => setOpen(false)
  return (
    <Panel
      open={open}
      onClose={close}
      title={t('cart.cart')}
      closeLabel={t('cart.close')}
      footer={cart?.isFilled ? <CartFooter cart={cart} onLeave={close} /> : null}
    >
      <div className="cart-panel">
        <CartAnnouncement />
        {open ? <ReportCart /> : null}
        <OfflineBanner />
        {status === 'unreachable' ? <CartFailed /> : null}
        <ErrorMessage slot={wholeCart} />
        {cart === null && status !== 'unreachable' ? (
          <div className="cart-skeleton">
            <VisuallyHidden>{t('cart.loading')}</VisuallyHidden>
            <Skeleton shape="row" count={3} />
          </div>
        ) : null}
        <CartLines onLeave={close} />
        {cart && !cart.isFilled ? <CartEmpty heading="h3" onLeave={close} /> : null}
        {cart?.isFilled ? (
          <>
            <CartCodes />
            {cart.promise ? <PromiseRow promise={cart.promise} /> : null}
          </>
        ) : null}
      </div>
    </Panel>
  )
}

function CartFooter({ cart: { totals, busy, hasExpress }, onLeave }: { cart: CartSummary; onLeave(): void }) {
  const { t, locale } = useI18n()
  const online = useAtomValue(onlineAtom)
  return (
    <div className="cart-footer" aria-busy={busy || undefined}>
      <CartTotals rows={totals} updating={busy} />
      <a
        className="button"
        data-kind={online ? 'primary' : undefined}
        data-size="large"
        href={localized(locale, paths.checkout())}
      >
        {t('cart.checkout')}
      </a>
      {hasExpress ? <ExpressLink /> : null}
      <Link to={paths.cart()} onClick={onLeave}>
        {t('cart.view')}
      </Link>
    </div>
  )
}
