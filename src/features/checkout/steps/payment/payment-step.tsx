import { useAtomValue, useSetAtom } from 'jotai'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { ProviderContent } from '#src/effects/provider/provider-content.tsx'
import { isFree } from '#src/features/cart/cart.ts'
import { choosePaymentAtom, paymentSlot } from '#src/features/cart/commands/choose-methods.atoms.ts'
import { shopFactsAtom } from '#src/features/cart/commands/shop-facts.atoms.ts'
import { ErrorMessage } from '#src/features/cart/line/error-message.tsx'
import { countryName } from '#src/features/region/region-text.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { problemText } from '../../form/field-text.ts'
import { addressMissingAtom, formAtom, problemsAtom, stepAtom } from '../../form/form.atoms.ts'
import { chosenPaymentAtom } from '../../payment/chosen-payment.atoms.ts'
import { shownWidgetAtom } from '../../payment/order-button.atoms.ts'
import { PayForm } from '../../payment/pay-form.tsx'
import { orderedPaymentMethods } from '../../payment/payment-method-order.ts'
import { PaymentWidget } from '../../widgets/payment-widget.tsx'
import { AddressField } from '../address/address-field.tsx'
import { AddressNeeded } from '../address/address-needed.tsx'
import { ChoiceList } from '../choice-list.tsx'
import { ProblemList } from '../problem-list.tsx'
import { StepSection } from '../step-section.tsx'
import { PaymentExtras } from './payment-extras.tsx'
import { paymentNote } from './payment-note.ts'
import { PaymentSign } from './payment-sign.tsx'

export function PaymentStep({ selection }: { selection: Selection }) {
  const i18n = useI18n()
  const { t } = i18n
  const form = useAtomValue(formAtom)
  const problem = useAtomValue(problemsAtom).paymentMethod
  const choose = useSetAtom(choosePaymentAtom)
  const chosen = useAtomValue(chosenPaymentAtom)
  const { currency, location } = selection
  const facts = useAtomValue(shopFactsAtom)
  const paymentMethods = orderedPaymentMethods(selection)
  const widget = useAtomValue(shownWidgetAtom)
  const addressMissing = useAtomValue(addressMissingAtom)
  // In a closed step the widget would load and stay without use.
  const isOpen = useAtomValue(stepAtom) === 'payment'
  const identity = form?.identity ? <AddressField field={form.identity} kind="address" /> : null
  const isListed = !isFree(selection) && paymentMethods.length > 0
  const pay = (
    <>
      <PayForm selection={selection} />
      {addressMissing ? <AddressNeeded /> : null}
      {widget && isOpen && !addressMissing ? (
        <PaymentWidget key={widget.paymentMethod} method={widget} />
      ) : null}
    </>
  )
  return (
    <StepSection step="payment" summary={null}>
      <ProblemList step="payment" />
      {isFree(selection) ? <Notice tone="success">{t('checkout.nothingToPay')}</Notice> : null}
      {selection.paymentMethods.length === 0 ? (
        <Notice tone="error">
          {t('checkout.noPayment', { country: countryName(location.country ?? '', i18n) })}
        </Notice>
      ) : null}
      {isListed ? (
        <ChoiceList
          name="paymentMethod"
          legend={t('checkout.paymentMethod')}
          choices={paymentMethods.map((offered) => {
            const { paymentMethod: id, name, handlingCost } = offered
            return {
              id,
              name,
              note: paymentNote(offered, facts, i18n),
              sign: (
                <PaymentSign
                  name={name}
                  mark={facts?.paymentMarks.find((mark) => mark.paymentMethod === id)}
                />
              ),
              price: handlingCost || null,
              isFee: true,
              // The widget has the order button: what stands above the button comes with it.
              details:
                identity || widget ? (
                  <>
                    {identity}
                    {widget ? pay : null}
                  </>
                ) : null,
            }
          })}
          chosen={chosen}
          currency={currency}
          problem={problem ? problemText(t, problem) : null}
          choose={choose}
        />
      ) : (
        identity
      )}
      <ErrorMessage slot={paymentSlot} />
      <PaymentExtras />
      {isListed && widget ? null : pay}
      <ProviderContent />
    </StepSection>
  )
}
