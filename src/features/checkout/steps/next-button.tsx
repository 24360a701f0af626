import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { amountsOf } from '#src/features/cart/amounts.ts'
import { deliveryNotesAtom } from '#src/features/cart/commands/shop-facts.atoms.ts'
import { ErrorMessage } from '#src/features/cart/line/error-message.tsx'
import { cartBusyAtom, selectionAtom } from '#src/features/cart/state/selection.atoms.ts'
import { totalsView } from '#src/features/cart/totals-view.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { stepSlot } from './step.atoms.ts'

export function NextButton({ children }: { children: ReactNode }) {
  const { t } = useI18n()
  const busy = useAtomValue(cartBusyAtom)
  return (
    <div className="next">
      <NarrowTotal />
      <ErrorMessage slot={stepSlot} />
      <Button type="submit" kind="primary" size="large" busy={busy}>
        {busy ? t('checkout.saving') : children}
      </Button>
    </div>
  )
}

/** The total near the button, on screens where the summary is above the steps. */
function NarrowTotal() {
  const i18n = useI18n()
  const selection = useAtomValue(selectionAtom)
  const delivery = useAtomValue(deliveryNotesAtom)
  const [total] = selection ? totalsView(selection, i18n, amountsOf(selection), delivery).grand : []
  if (!total) return null
  return (
    <p className="total">
      {total.label} <strong>{total.amount}</strong>
    </p>
  )
}
