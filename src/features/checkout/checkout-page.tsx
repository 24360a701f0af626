import { useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useState } from 'react'
import { OnDocumentEvent } from '#src/effects/browser/on-document-event.tsx'
import { OnMount } from '#src/effects/browser/on-mount.tsx'
import { browserStore } from '#src/effects/browser/storage.ts'
import { FocusOnTarget } from '#src/effects/focus/focus-on-target.tsx'
import { CheckoutScript } from '#src/effects/provider/checkout-script.tsx'
import { Link } from '#src/effects/router/link.tsx'
import { OnPageRestore } from '#src/effects/router/on-page-restore.tsx'
import { lineCount } from '#src/features/cart/cart.ts'
import { CartEmpty } from '#src/features/cart/line/cart-empty.tsx'
import { CartLines } from '#src/features/cart/line/cart-lines.tsx'
import { CartFailed } from '#src/features/cart/panel/cart-failed.tsx'
import { cartQueueAtom, cartStatusAtom, selectionAtom } from '#src/features/cart/state/selection.atoms.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import * as paths from '#src/paths.ts'
import { MoneyRegion } from '#src/ui/money-text.tsx'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import { ExpressSection } from './express/express-section.tsx'
import { FailedNotice } from './failed-notice.tsx'
import { focusAtom } from './form/focus.atoms.ts'
import { formShownAtom } from './form/form.atoms.ts'
import { OrderColumn } from './order/order-column.tsx'
import { PayNotice } from './payment/pay-notice.tsx'
import {
  attemptAtom,
  noticeAboveAtom,
  payStateAtom,
  resetAfterReturnAtom,
} from './payment/pay-state.atoms.ts'
import { PlainWay } from './plain/plain-way.tsx'
import { isAboutGoods, type ReturnedPayment, returnedQuery, stepAfter } from './returned-payment.ts'
import { AddressStep } from './steps/address/address-step.tsx'
import { CheckoutProgress } from './steps/checkout-progress.tsx'
import { DeliveryStep } from './steps/delivery-step.tsx'
import { PaymentStep } from './steps/payment/payment-step.tsx'
import { StepHistory } from './steps/step-history.tsx'
import { trustsReturn } from './unclear/payment-mark.ts'
import { followUnclearAtom } from './unclear/resolve-payment.atoms.ts'
import { changeByWidgetAtom } from './widgets/widget-change.atoms.ts'

interface CheckoutPageProps {
  returned: ReturnedPayment | null
  logIn: ReactNode
}

/** A frame from the server, filled in the browser, where the cart is known. */
export function CheckoutPage({ returned: addressed, logIn }: CheckoutPageProps) {
  const { t, locale } = useI18n()
  const selection = useAtomValue(selectionAtom)
  const status = useAtomValue(cartStatusAtom)
  const target = useAtomValue(focusAtom)
  const payment = useAtomValue(payStateAtom).kind
  const noticeAbove = useAtomValue(noticeAboveAtom)
  const follow = useSetAtom(followUnclearAtom)
  const [isTrusted] = useState(() => trustsReturn(browserStore('localStorage')))
  const returned = isTrusted ? addressed : null
  const filled = selection !== null && lineCount(selection) > 0
  const shown = useAtomValue(formShownAtom) && selection !== null
  const emptied = selection !== null && returned?.error === 'empty_selection'
  const paidAgain = useAtomValue(attemptAtom) !== null
  // An order empties the cart before its confirmation is known here.
  const open = payment === 'unknown' || payment === 'checking' || payment === 'leaving'
  const started = useAtomValue(cartQueueAtom) !== null
  return (
    <MoneyRegion language={locale} country={selection?.location.country ?? ''}>
      <div className="checkout-page">
        <header>
          <h1>{t('checkout.title')}</h1>
          <Link to={paths.cart()}>{t('checkout.backToCart')}</Link>
          {shown || (selection === null && status !== 'unreachable') ? <CheckoutProgress /> : null}
        </header>
        <PlainWay to={paths.plainCheckout(returnedQuery(addressed))} label={t('checkout.noScript')} />
        <OnDocumentEvent name="centra_checkout_callback" run={useSetAtom(changeByWidgetAtom)} />
        <CheckoutScript code={selection?.centraCheckoutScript ?? ''} />
        <FocusOnTarget target={target} />
        {started ? <OnMount run={() => void follow(locale, returned?.result === 'unknown')} /> : null}
        <OnPageRestore run={useSetAtom(resetAfterReturnAtom)} />
        {status === 'unreachable' ? <CartFailed /> : null}
        {returned?.result === 'failed' && (filled || emptied) && payment === 'ready' && !paidAgain ? (
          <FailedNotice error={returned.error} />
        ) : null}
        {selection === null && status !== 'unreachable' ? <CheckoutSkeleton /> : null}
        {selection !== null && (noticeAbove || (!filled && open)) ? <PayNotice /> : null}
        {selection !== null && !shown && !open ? (
          <>
            <CartLines />
            <CartEmpty heading="h2" />
          </>
        ) : null}
        {shown ? (
          <div className="columns">
            <StepHistory initial={returned ? stepAfter(returned) : undefined} />
            <div className="steps">
              <ExpressSection />
              <AddressStep empty={!filled} logIn={logIn} />
              <DeliveryStep selection={selection} />
              <PaymentStep selection={selection} />
            </div>
            <OrderColumn selection={selection} initiallyUnfolded={isAboutGoods(returned)} />
          </div>
        ) : null}
      </div>
    </MoneyRegion>
  )
}
