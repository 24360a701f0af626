import { useAtomValue, useSetAtom } from 'jotai'
import { useId } from 'react'
import { OnDocumentEvent } from '#src/effects/browser/on-document-event.tsx'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { TermsText } from '../payment/terms-text.tsx'
import { widgetsAtom } from '../widgets/widget.atoms.ts'
import { isLoading } from '../widgets/widget-state.ts'
import { expressButtonsAtom } from './express.atoms.ts'
import { ExpressButton } from './express-button.tsx'
import { payByExpressAtom } from './express-payment.atoms.ts'
import { answerAddressAtom, answerMethodAtom } from './wallet-sheet.atoms.ts'

export function ExpressSection() {
  const { t, locale } = useI18n()
  const id = useId()
  const buttons = useAtomValue(expressButtonsAtom)
  const widgets = useAtomValue(widgetsAtom)
  const answerAddress = useSetAtom(answerAddressAtom)
  const answerMethod = useSetAtom(answerMethodAtom)
  const pay = useSetAtom(payByExpressAtom)
  if (buttons.length === 0) return null
  const loading = buttons.some((method) => isLoading(widgets[method]))
  const failed = buttons.every((method) => widgets[method]?.kind === 'failed')
  return (
    <section className="express" aria-labelledby={failed ? undefined : id} aria-busy={loading}>
      <OnDocumentEvent name="centra_checkout_payment_callback" run={(detail) => void pay(detail, locale)} />
      <OnDocumentEvent
        name="centra_checkout_shipping_address_callback"
        run={(detail) => void answerAddress(detail)}
      />
      <OnDocumentEvent
        name="centra_checkout_shipping_method_callback"
        run={(detail) => void answerMethod(detail)}
      />
      {failed ? null : <h2 id={id}>{t('cart.express')}</h2>}
      <p role="status" className={failed ? 'hint' : 'visually-hidden'}>
        {failed ? t('checkout.expressFailed') : null}
        {loading ? t('checkout.expressLoading') : null}
      </p>
      {buttons.map((method) => (
        <ExpressButton key={method} paymentMethod={method} />
      ))}
      {failed ? null : (
        <>
          <p className="hint">
            <TermsText sentence={t('checkout.expressTerms')} />
          </p>
          <p className="or">{t('checkout.expressOr')}</p>
        </>
      )}
    </section>
  )
}
