import { useId } from 'react'
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

export const orderFormId = 'order-form'

/** What the shopper may write and accepts with the order. Its goods and its button stand in a column of their own. */
export function PlainOrder({ view }: { view: PlainView }) {
  const { t } = useI18n()
  const id = useId()
  const { order, payment, isFree, problems } = view
  const { fields, newsletter, note, terms } = order
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
    <PlainForm id={orderFormId} fields={hidden} className="pay-form">
      <div className="entries">
        {isFree ? <Notice tone="success">{t('checkout.nothingToPay')}</Notice> : null}
        {fields.length > 0 ? <PlainFields fields={fields} /> : null}
        <div className="payment-extras">
          <details className="fold" open={note !== ''}>
            <summary>{t('checkout.note')}</summary>
            <Field label={t('checkout.note')} hint={t('checkout.noteHint')} optional={t('forms.optional')}>
              {(control) => (
                <textarea {...control} name="note" rows={2} maxLength={maxRemarkLength} defaultValue={note} />
              )}
            </Field>
          </details>
        </div>
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
      <div className="rights">{order.isBusiness ? null : <GuaranteeNotice country={order.country} />}</div>
    </PlainForm>
  )
}
