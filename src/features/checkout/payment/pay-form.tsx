import { useAtomValue, useSetAtom } from 'jotai'
import { type FormEvent, useId } from 'react'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { amountsOf, totalsView } from '#src/features/cart/cart-view.ts'
import { deliveryNotesAtom } from '#src/features/cart/commands/shop-facts.atoms.ts'
import { CartTotals } from '#src/features/cart/panel/cart-totals.tsx'
import { cartBusyAtom } from '#src/features/cart/state/selection.atoms.ts'
import { GuaranteeNotice } from '#src/features/guarantee/guarantee-notice.tsx'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { Checkbox } from '#src/ui/controls/checkbox.tsx'
import { Icon } from '#src/ui/pictures/icon.tsx'
import { problemText } from '../form/field-text.ts'
import { changeDraftAtom, clearProblemAtom, draftAtom, formAtom, problemsAtom } from '../form/form.atoms.ts'
import { unfittingLinesAtom } from '../order-car.atoms.ts'
import { OrderedGoods } from '../ordered-goods.tsx'
import { payAtom } from './pay.atoms.ts'
import { PayNotice } from './pay-notice.tsx'
import { noticeAboveAtom, payingAtom, payStateAtom } from './pay-state.atoms.ts'
import { isPayable, providerFollows } from './payment-kind.ts'
import { OrderTerms } from './terms-text.tsx'
import { vatOutlookRowsAtom } from './vat-outlook.atoms.ts'

interface PayFormProps {
  selection: Selection
  /** False if a widget below has the button. */
  ownButton: boolean
}

export function PayForm({ selection, ownButton }: PayFormProps) {
  const id = useId()
  const i18n = useI18n()
  const { t, locale } = i18n
  const draft = useAtomValue(draftAtom)
  const form = useAtomValue(formAtom)
  const problem = useAtomValue(problemsAtom).termsAndConditions
  const paying = useAtomValue(payingAtom)
  const state = useAtomValue(payStateAtom)
  const busy = useAtomValue(cartBusyAtom)
  const vatRows = useAtomValue(vatOutlookRowsAtom)
  const delivery = useAtomValue(deliveryNotesAtom)
  const noticeAbove = useAtomValue(noticeAboveAtom)
  const unfitting = useAtomValue(unfittingLinesAtom)
  const change = useSetAtom(changeDraftAtom)
  const clearProblem = useSetAtom(clearProblemAtom)
  const pay = useSetAtom(payAtom)
  if (!draft || !form) return null
  // Prevents paying twice: while a call is pending, and until the result of the last press is known.
  const waits = paying || busy || state.kind === 'unknown'

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!waits && ownButton) void pay(locale)
  }

  const totals = totalsView(selection, i18n, amountsOf(selection), delivery)
  const isAsked = state.kind === 'stopped' && state.reason === 'doesNotFit' && unfitting.length > 0
  const order = t(isAsked ? 'checkout.placeOrderAnyway' : 'checkout.placeOrder')
  const waiting = state.kind === 'checking' ? t('checkout.checkingShort') : t('checkout.paying')
  return (
    <form className="pay-form" noValidate onSubmit={submit}>
      {form.terms ? (
        <Checkbox
          name="termsAndConditions"
          label={<OrderTerms business={draft.business} />}
          checked={draft.terms}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? id : undefined}
          onChange={(event) => {
            change({ terms: event.currentTarget.checked })
            clearProblem('termsAndConditions')
          }}
        >
          {problem ? (
            <p className="message" id={id}>
              <Icon name="error" />
              {problemText(t, problem)}
            </p>
          ) : null}
        </Checkbox>
      ) : null}
      {noticeAbove ? null : <PayNotice />}
      {draft.business ? null : <GuaranteeNotice country={selection.location.country} />}
      <OrderedGoods compact={!ownButton} />
      <CartTotals rows={[...(ownButton ? totals.items : []), ...totals.grand, ...vatRows]} />
      {providerFollows(selection) ? <p className="hint">{t('checkout.providerFollows')}</p> : null}
      {ownButton ? (
        <Button type="submit" kind="primary" size="large" busy={waits} disabled={!isPayable(selection)}>
          {paying ? waiting : order}
        </Button>
      ) : null}
    </form>
  )
}
