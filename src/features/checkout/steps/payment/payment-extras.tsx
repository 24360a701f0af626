import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { voucherMessageAtom } from '#src/features/cart/commands/voucher.atoms.ts'
import { VoucherForm } from '#src/features/cart/panel/voucher-form.tsx'
import { selectionAtom } from '#src/features/cart/state/selection.atoms.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Disclosure } from '#src/ui/disclosure.tsx'
import { draftAtom } from '../../form/form.atoms.ts'
import { RemarkField } from './remark-field.tsx'

/** Discount code and note, folded because few orders have them. Open if there is one, or a code was refused. */
export function PaymentExtras() {
  const { t } = useI18n()
  const hasCode = (useAtomValue(selectionAtom)?.discounts.vouchers.length ?? 0) > 0
  const hasMessage = useAtomValue(voucherMessageAtom) !== null
  const note = useAtomValue(draftAtom)?.note ?? ''
  // Being typed, it must not unfold or fold anything.
  const [hadNote] = useState(note !== '')
  return (
    <div className="payment-extras">
      <Disclosure className="fold" open={hasCode || hasMessage}>
        <summary>{t('cart.voucher')}</summary>
        <VoucherForm />
      </Disclosure>
      <Disclosure className="fold" open={hadNote}>
        <summary>{t('checkout.note')}</summary>
        <RemarkField />
      </Disclosure>
    </div>
  )
}
