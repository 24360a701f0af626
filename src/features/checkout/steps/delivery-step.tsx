import { useAtomValue, useSetAtom } from 'jotai'
import type { FormEvent } from 'react'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { useMinute } from '#src/effects/browser/use-minute.ts'
import { shippingSlot } from '#src/features/cart/commands/choose-methods.atoms.ts'
import { shopFactsAtom } from '#src/features/cart/commands/shop-facts.atoms.ts'
import { AmountText } from '#src/features/cart/line/amount-text.tsx'
import { ErrorMessage } from '#src/features/cart/line/error-message.tsx'
import { countryName } from '#src/features/region/region-text.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { CopiedPostcode } from '../widgets/copied-postcode.tsx'
import { shippingStateAtom } from '../widgets/shipping-widget.atoms.ts'
import { ShippingWidget } from '../widgets/shipping-widget.tsx'
import { NextButton } from './next-button.tsx'
import { ShippingMethods } from './shipping-methods.tsx'
import { chosenDays } from './shipping-note.ts'
import { completeStepAtom } from './step.atoms.ts'
import { StepSection } from './step-section.tsx'

export function DeliveryStep({ selection }: { selection: Selection }) {
  const i18n = useI18n()
  const { t } = i18n
  const state = useAtomValue(shippingStateAtom)
  const complete = useSetAtom(completeStepAtom)
  const facts = useAtomValue(shopFactsAtom)
  const now = useMinute()
  const { shippingMethods, shippingMethodName, shippingWidget, currency, location, totals } = selection
  const isPlain = shippingWidget === null || state === 'failed'

  function submit(event: FormEvent) {
    event.preventDefault()
    void complete('delivery')
  }

  const days = chosenDays({ selection, facts, now, i18n })
  const settled = (
    <>
      <p>
        {shippingMethodName} ·{' '}
        {totals.shipping === 0 ? t('cart.free') : <AmountText amount={totals.shipping} currency={currency} />}
      </p>
      {days ? <p>{days}</p> : null}
    </>
  )
  return (
    <StepSection step="delivery" summary={settled}>
      {/* Outside the form of the step: a provider's HTML may contain its own. */}
      {shippingWidget ? <ShippingWidget selection={selection} widget={shippingWidget} /> : null}
      <CopiedPostcode />
      {isPlain && shippingMethods.length === 0 ? (
        <Notice tone="error">
          {t('checkout.noShipping', { country: countryName(location.country ?? '', i18n) })}
        </Notice>
      ) : (
        <form noValidate onSubmit={submit}>
          {isPlain ? <ShippingMethods selection={selection} /> : null}
          <ErrorMessage slot={shippingSlot} />
          <NextButton>{t('checkout.toPayment')}</NextButton>
        </form>
      )}
    </StepSection>
  )
}
