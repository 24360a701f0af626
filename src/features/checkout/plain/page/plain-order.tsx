import { useId } from 'react'
import { CartTotals } from '#src/features/cart/panel/cart-totals.tsx'
import { GuaranteeNotice } from '#src/features/guarantee/guarantee-notice.tsx'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Checkbox } from '#src/ui/controls/checkbox.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Icon } from '#src/ui/pictures/icon.tsx'
import { maxRemarkLength } from '../../form/control-attributes.ts'
import { OrderTerms } from '../../payment/terms-text.tsx'
import type { PlainView } from '../plain-view.ts'
import { PlainFields } from './plain-fields.tsx'
import { PlainForm } from './plain-form.tsx'
import { PlainLines } from './plain-summary.tsx'

interface PlainOrderProps {
  view: PlainView
  /** True while an earlier payment may still place its order: there is no button then. */
  isUnclear: boolean
}

/** The goods of the order, its totals, and the order button. */
export function PlainOrder({ view, isUnclear }: PlainOrderProps) {
  const { t } = useI18n()
  const id = useId()
  const { order, cart, payment, isFree, problems } = view
  const { fields, newsletter, note, terms, vatRows } = order
  const problem = problems.find(({ name }) => name === 'termsAndConditions')?.text
  const hidden: [string, string][] = [
    ['step', 'order'],
    ['paymentMethod', payment.picked],
    ['order', order.digest],
    ['vatShown', order.vatShown],
    ...(order.lastOrder === null ? [] : [['lastOrder', order.lastOrder] satisfies [string, string]]),
    ...order.goods.map((items): [string, string] => ['goods', items]),
  ]
  return (
    <PlainForm fields={hidden} className="pay-form">
      <div className="entries">
        {isFree ? <Notice tone="success">{t('checkout.nothingToPay')}</Notice> : null}
        {fields.length > 0 ? <PlainFields fields={fields} /> : null}
        <Field label={t('checkout.note')} hint={t('checkout.noteHint')} optional={t('forms.optional')}>
          {(control) => (
            <textarea {...control} name="note" rows={2} maxLength={maxRemarkLength} defaultValue={note} />
          )}
        </Field>
        {newsletter === null ? null : (
          <Checkbox name="newsletter" label={t('checkout.newsletter')} defaultChecked={newsletter} />
        )}
        {terms === null ? null : (
          <Checkbox
            name="termsAndConditions"
            label={<OrderTerms business={order.isBusiness} />}
            defaultChecked={terms}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? id : undefined}
          >
            {problem ? (
              <p className="message" id={id}>
                <Icon name="error" />
                {problem}
              </p>
            ) : null}
          </Checkbox>
        )}
      </div>
      <div className="ordered">
        {order.isBusiness ? null : <GuaranteeNotice country={order.country} />}
        <PlainLines cart={cart} />
        <CartTotals rows={[...cart.totals.items, ...cart.totals.grand, ...vatRows]} />
        {order.providerFollows ? <p className="hint">{t('checkout.providerFollows')}</p> : null}
        {isUnclear ? null : (
          <button
            type="submit"
            className="button"
            data-kind="primary"
            data-size="large"
            disabled={!order.isPayable}
          >
            {t('checkout.placeOrder')}
          </button>
        )}
      </div>
    </PlainForm>
  )
}
