import { useAtomValue, useSetAtom } from 'jotai'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { ProviderContent } from '#src/effects/browser/provider-content.tsx'
import { isFree } from '#src/features/cart/cart.ts'
import { choosePaymentAtom, paymentSlot } from '#src/features/cart/commands/session.atoms.ts'
import { ErrorMessage } from '#src/features/cart/panel/error-message.tsx'
import { VoucherForm } from '#src/features/cart/panel/voucher-form.tsx'
import { countryName } from '#src/features/region/region-text.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { problemText } from '../form/field-text.ts'
import { formAtom, problemsAtom } from '../form/form.atoms.ts'
import { chosenPaymentAtom } from '../payment/chosen-payment.atoms.ts'
import { PayForm } from '../payment/pay-form.tsx'
import { orderedPaymentMethods } from '../payment/payment-order.ts'
import { AddressField } from './address-field.tsx'
import { ChoiceList } from './choice-list.tsx'
import { ProblemList } from './problem-list.tsx'
import { StepSection } from './step-section.tsx'

/** How it is paid, what is off, and the button. */
export function PaymentStep({ selection }: { selection: Selection }) {
  const i18n = useI18n()
  const { t } = i18n
  const form = useAtomValue(formAtom)
  const problem = useAtomValue(problemsAtom).paymentMethod
  const choose = useSetAtom(choosePaymentAtom)
  const chosen = useAtomValue(chosenPaymentAtom)
  const { currency, location } = selection
  const paymentMethods = orderedPaymentMethods(selection)
  return (
    <StepSection step="payment" summary={null}>
      <ProblemList step="payment" />
      {isFree(selection) ? <Notice tone="success">{t('checkout.nothingToPay')}</Notice> : null}
      {paymentMethods.length === 0 ? (
        <Notice tone="error">
          {t('checkout.noPayment', { country: countryName(location.country ?? '', i18n) })}
        </Notice>
      ) : null}
      {isFree(selection) || paymentMethods.length === 0 ? null : (
        <ChoiceList
          name="paymentMethod"
          legend={t('checkout.paymentMethod')}
          choices={paymentMethods.map(({ paymentMethod: id, name, handlingCost }) => ({
            id,
            name,
            price: handlingCost || null,
          }))}
          chosen={chosen}
          currency={currency}
          problem={problem ? problemText(t, problem) : null}
          choose={choose}
        />
      )}
      <ErrorMessage slot={paymentSlot} />
      {form?.identity ? <AddressField field={form.identity} kind="address" /> : null}
      <VoucherForm />
      <PayForm selection={selection} />
      <ProviderContent />
    </StepSection>
  )
}
