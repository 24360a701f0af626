import { useAtomValue, useSetAtom } from 'jotai'
import type { FormEvent } from 'react'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { chooseShippingAtom, shippingSlot } from '#src/features/cart/commands/session.atoms.ts'
import { shopFactsAtom } from '#src/features/cart/commands/shop-facts.atoms.ts'
import { reasonOf, termsOf } from '#src/features/cart/delivery.ts'
import { reasonWords } from '#src/features/cart/delivery-text.ts'
import { AmountText } from '#src/features/cart/line/amount-text.tsx'
import { ErrorMessage } from '#src/features/cart/panel/error-message.tsx'
import { countryName } from '#src/features/region/region-text.ts'
import type { I18n } from '#src/i18n/i18n.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { problemText } from '../form/field-text.ts'
import { problemsAtom } from '../form/form.atoms.ts'
import { ChoiceList } from './choice-list.tsx'
import { NextButton } from './next-button.tsx'
import { completeStepAtom } from './step.atoms.ts'
import { StepSection } from './step-section.tsx'

/** "1–3 working days" */
function daysText({ min, max }: { min: number; max: number }, t: I18n['t']): string {
  return min === max ? t('checkout.days', { count: max }) : t('checkout.daysRange', { min, max })
}

/** The delivery step: shipping methods. */
export function DeliveryStep({ selection }: { selection: Selection }) {
  const i18n = useI18n()
  const { t } = i18n
  const problem = useAtomValue(problemsAtom).shippingMethod
  const facts = useAtomValue(shopFactsAtom)
  const choose = useSetAtom(chooseShippingAtom)
  const complete = useSetAtom(completeStepAtom)
  const { shippingMethods, shippingMethod, shippingMethodName, currency, location, totals } = selection

  /** "PostNord · 1–3 working days · over 5 kg" */
  function noteOn(id: string, price: number | null): string {
    const terms = termsOf(facts, id, currency)
    const reason = reasonOf(terms, price)
    const parts = [
      terms?.carrier ?? '',
      terms?.days ? daysText(terms.days, t) : '',
      reason ? reasonWords(reason, { i18n, country: location.country }) : '',
    ]
    return parts.filter(Boolean).join(' · ')
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void complete('delivery')
  }

  const settled = (
    <p>
      {shippingMethodName} ·{' '}
      {totals.shipping === 0 ? t('cart.free') : <AmountText amount={totals.shipping} currency={currency} />}
    </p>
  )
  return (
    <StepSection step="delivery" summary={settled}>
      {shippingMethods.length === 0 ? (
        <Notice tone="error">
          {t('checkout.noShipping', { country: countryName(location.country ?? '', i18n) })}
        </Notice>
      ) : (
        <form noValidate onSubmit={submit}>
          <ChoiceList
            name="shippingMethod"
            legend={t('checkout.shippingMethod')}
            choices={shippingMethods.map(({ shippingMethod: id, name, price }) => ({
              id,
              name,
              price,
              note: noteOn(id, price),
            }))}
            chosen={shippingMethod}
            currency={currency}
            problem={problem ? problemText(t, problem) : null}
            choose={choose}
          />
          <ErrorMessage slot={shippingSlot} />
          <NextButton>{t('checkout.toPayment')}</NextButton>
        </form>
      )}
    </StepSection>
  )
}
