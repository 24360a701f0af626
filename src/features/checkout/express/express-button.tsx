import { useAtomValue, useSetAtom } from 'jotai'
import { OnMount } from '#src/effects/browser/on-mount.tsx'
import { OnUnmount } from '#src/effects/browser/on-unmount.tsx'
import { WidgetHost } from '#src/effects/provider/widget-host.tsx'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { visitAtom } from '#src/visit.ts'
import { allowedOrigins } from '../payment/payment-action.ts'
import { endLoadingAtom, removeWidgetAtom, widgetsAtom } from '../widgets/widget.atoms.ts'
import { missingExpressAtom, outdatedExpressAtom, startExpressAtom } from './express.atoms.ts'

/** The button of an express method. Its space is reserved while it loads, and removed if it fails. */
export function ExpressButton({ paymentMethod }: { paymentMethod: string }) {
  const { locale } = useI18n()
  const visit = useAtomValue(visitAtom)
  const state = useAtomValue(widgetsAtom)[paymentMethod]
  const isOwn = (payment: { paymentMethod: string }) => payment.paymentMethod === paymentMethod
  const isMissing = useAtomValue(missingExpressAtom).some(isOwn)
  const isOutdated = useAtomValue(outdatedExpressAtom).some(isOwn)
  const startExpress = useSetAtom(startExpressAtom)
  const endLoading = useSetAtom(endLoadingAtom)
  const remove = useSetAtom(removeWidgetAtom)
  const start = () => void startExpress(paymentMethod, locale)
  return (
    <>
      {isMissing ? <OnMount run={start} /> : null}
      <OnUnmount run={() => remove(paymentMethod)} />
      {state?.kind === 'failed' ? null : (
        <div className="express-button">
          {state?.kind === 'shown' && visit ? (
            <WidgetHost
              html={state.html}
              allowedOrigins={allowedOrigins(visit)}
              outdated={isOutdated}
              loaded={() => endLoading(paymentMethod, true)}
              failed={() => endLoading(paymentMethod, false)}
              renew={start}
            />
          ) : null}
        </div>
      )}
    </>
  )
}
