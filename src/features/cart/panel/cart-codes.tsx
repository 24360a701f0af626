import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import type { VoucherView } from '../cart-view.ts'
import { selectionAtom } from '../state/selection.atoms.ts'
import { VoucherForm } from './voucher-form.tsx'

interface CartCodesProps {
  /** The codes of the document, shown until the browser's cart is started. */
  rendered?: VoucherView[]
  /** A code that was posted and not checked. */
  typed?: string | undefined
  /** True if it begins unfolded. */
  opened?: boolean
}

/** The discount codes of the cart: folded until there is one. Once shown they stay so when the last is removed. */
export function CartCodes({ rendered = [], typed, opened = false }: CartCodesProps) {
  const { t } = useI18n()
  const [isOpen, setOpen] = useState(opened)
  const codes = useAtomValue(selectionAtom)?.discounts.vouchers ?? rendered
  return (
    <details
      className="cart-codes"
      open={isOpen || codes.length > 0}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{t('cart.voucher')}</summary>
      <VoucherForm rendered={rendered} typed={typed} />
    </details>
  )
}
