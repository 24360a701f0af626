import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { ShippingWidget as Widget } from '#src/commerce/contract/selection/plugin-fields.ts'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { OnUnmount } from '#src/effects/browser/on-unmount.tsx'
import { WidgetHost } from '#src/effects/provider/widget-host.tsx'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { visitAtom } from '#src/visit.ts'
import { problemText } from '../form/field-text.ts'
import { problemsAtom } from '../form/form.atoms.ts'
import { allowedOrigins } from '../payment/payment-action.ts'
import { endShippingLoadAtom, resetShippingAtom, shippingStateAtom } from './shipping-widget.atoms.ts'

interface ShippingWidgetProps {
  selection: Selection
  widget: Widget
}

/** The provider's delivery widget. If it cannot be loaded, an error with a button to try again. */
export function ShippingWidget({ selection, widget }: ShippingWidgetProps) {
  const { t } = useI18n()
  const visit = useAtomValue(visitAtom)
  const state = useAtomValue(shippingStateAtom)
  const problem = useAtomValue(problemsAtom).shippingMethod
  const endLoading = useSetAtom(endShippingLoadAtom)
  const reset = useSetAtom(resetShippingAtom)
  const mounts = useMounts(selection, widget)
  return (
    <section
      id="shippingMethod"
      tabIndex={-1}
      aria-label={t('checkout.shippingMethod')}
      aria-busy={state === 'loading'}
    >
      <OnUnmount run={reset} />
      <p role="status">{state === 'loading' ? t('checkout.shippingLoading') : null}</p>
      <Notice tone="error" role="alert">
        {state === 'failed' ? (
          <>
            <p>{t('checkout.shippingFailed')}</p>
            <p className="actions">
              <Button size="small" onClick={reset}>
                {t('checkout.widgetAgain')}
              </Button>
            </p>
          </>
        ) : problem ? (
          problemText(t, problem)
        ) : null}
      </Notice>
      {state !== 'failed' && visit ? (
        <WidgetHost
          key={mounts}
          html={widget.snippet}
          allowedOrigins={allowedOrigins(visit)}
          outdated={false}
          loaded={() => endLoading(true)}
          failed={() => endLoading(false)}
          renew={() => {}}
        />
      ) : null}
    </section>
  )
}

/** Number of times the widget was to be inserted again; every selection may request it. */
function useMounts(selection: Selection, { reload }: Widget): number {
  const [mounts, setMounts] = useState({ selection, count: 0 })
  if (mounts.selection !== selection) {
    setMounts({ selection, count: reload ? mounts.count + 1 : mounts.count })
  }
  return mounts.count
}
