import { useAtomValue, useSetAtom } from 'jotai'
import type { PaymentMethod } from '#src/commerce/contract/selection/method.ts'
import { OnDocumentEvent } from '#src/effects/browser/on-document-event.tsx'
import { OnMount } from '#src/effects/browser/on-mount.tsx'
import { OnUnmount } from '#src/effects/browser/on-unmount.tsx'
import { WidgetHost } from '#src/effects/provider/widget-host.tsx'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { visitAtom } from '#src/visit.ts'
import { allowedOrigins } from '../payment/payment-action.ts'
import { keepOfferedHtmlAtom, offeredHtmlAtom, renewWidgetAtom } from './replace-widget.atoms.ts'
import {
  endLoadingAtom,
  removeWidgetAtom,
  startWidgetAtom,
  widgetMissingAtom,
  widgetOutdatedAtom,
  widgetsAtom,
  widgetWaitsAtom,
} from './widget.atoms.ts'
import { payByWidgetAtom } from './widget-payment.atoms.ts'
import { isLoading } from './widget-state.ts'

/** The provider's payment widget. If it cannot be loaded, an error with a button to try again. */
export function PaymentWidget({ method }: { method: PaymentMethod }) {
  const { t, locale } = useI18n()
  const { paymentMethod } = method
  const state = useAtomValue(widgetsAtom)[paymentMethod]
  const visit = useAtomValue(visitAtom)
  const isMissing = useAtomValue(widgetMissingAtom)
  const isOutdated = useAtomValue(widgetOutdatedAtom)
  const waits = useAtomValue(widgetWaitsAtom)
  const offered = useAtomValue(offeredHtmlAtom)
  const startWidget = useSetAtom(startWidgetAtom)
  const renewWidget = useSetAtom(renewWidgetAtom)
  const keepOffered = useSetAtom(keepOfferedHtmlAtom)
  const endLoading = useSetAtom(endLoadingAtom)
  const remove = useSetAtom(removeWidgetAtom)
  const pay = useSetAtom(payByWidgetAtom)
  const start = () => void startWidget(locale)
  const loading = isLoading(state)
  return (
    <section aria-label={method.name} aria-busy={loading}>
      {isMissing ? <OnMount run={start} /> : null}
      {offered === null ? null : <OnMount key={offered} run={keepOffered} />}
      <OnUnmount run={() => remove(paymentMethod)} />
      <OnDocumentEvent name="centra_checkout_payment_callback" run={(detail) => void pay(detail, locale)} />
      <p role="status">{loading ? t('checkout.widgetLoading') : waits ? t('checkout.widgetTerms') : null}</p>
      <Notice tone="error" role="alert">
        {state?.kind === 'failed' ? (
          <>
            <p>{t('checkout.widgetFailed')}</p>
            {state.messages.map((message) => (
              <p key={message}>{message}</p>
            ))}
            <Button size="small" onClick={start}>
              {t('checkout.widgetAgain')}
            </Button>
          </>
        ) : null}
      </Notice>
      {state?.kind === 'shown' && visit ? (
        <WidgetHost
          html={state.html}
          allowedOrigins={allowedOrigins(visit)}
          outdated={isOutdated && !waits}
          inert={waits}
          loaded={() => endLoading(paymentMethod, true)}
          failed={() => endLoading(paymentMethod, false)}
          renew={() => void renewWidget(locale)}
        />
      ) : null}
    </section>
  )
}
