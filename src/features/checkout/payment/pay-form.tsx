import { useAtomValue, useSetAtom } from 'jotai'
import { type FormEvent, useId } from 'react'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { amountsOf } from '#src/features/cart/amounts.ts'
import { deliveryNotesAtom } from '#src/features/cart/commands/shop-facts.atoms.ts'
import { CartTotals } from '#src/features/cart/panel/cart-totals.tsx'
import { totalsView } from '#src/features/cart/totals-view.ts'
import { GuaranteeNotice } from '#src/features/guarantee/guarantee-notice.tsx'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Checkbox } from '#src/ui/controls/checkbox.tsx'
import { Icon } from '#src/ui/pictures/icon.tsx'
import { problemText } from '../form/field-text.ts'
import { changeDraftAtom, clearProblemAtom, draftAtom, formAtom, problemsAtom } from '../form/form.atoms.ts'
import { OrderedGoods } from '../order/ordered-goods.tsx'
import { hasOrderButtonAtom } from './order-button.atoms.ts'
import { payAtom } from './pay.atoms.ts'
import { PayNotice } from './pay-notice.tsx'
import { noticeAboveAtom, payWaitsAtom } from './pay-state.atoms.ts'
import { OrderTerms } from './terms-text.tsx'
import { vatOutlookRowsAtom } from './vat-outlook.atoms.ts'

/** The form of the order button, which stands below the goods and the total in a column of its own. */
export const orderFormId = 'order-form'

/**
 * The terms that the shopper accepts with an order. If a widget below has the order button, the ordered goods follow:
 * they must be directly above the button.
 */
export function PayForm({ selection }: { selection: Selection }) {
  const id = useId()
  const i18n = useI18n()
  const { t, locale } = i18n
  const draft = useAtomValue(draftAtom)
  const form = useAtomValue(formAtom)
  const problem = useAtomValue(problemsAtom).termsAndConditions
  const waits = useAtomValue(payWaitsAtom)
  const hasButton = useAtomValue(hasOrderButtonAtom)
  const vatRows = useAtomValue(vatOutlookRowsAtom)
  const delivery = useAtomValue(deliveryNotesAtom)
  const noticeAbove = useAtomValue(noticeAboveAtom)
  const change = useSetAtom(changeDraftAtom)
  const clearProblem = useSetAtom(clearProblemAtom)
  const pay = useSetAtom(payAtom)
  if (!draft || !form) return null

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!waits && hasButton) void pay(locale)
  }

  const totals = totalsView(selection, i18n, amountsOf(selection), delivery)
  return (
    <form className="pay-form" id={orderFormId} noValidate onSubmit={submit}>
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
      {hasButton || noticeAbove ? null : <PayNotice />}
      {draft.business ? null : <GuaranteeNotice country={selection.location.country} />}
      {hasButton ? null : (
        <>
          <OrderedGoods compact />
          <CartTotals rows={[...totals.grand, ...vatRows]} />
        </>
      )}
    </form>
  )
}
