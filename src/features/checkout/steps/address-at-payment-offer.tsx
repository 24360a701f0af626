import { useAtomValue, useSetAtom } from 'jotai'
import { choosePaymentAtom } from '#src/features/cart/commands/choose-methods.atoms.ts'
import { selectionAtom } from '#src/features/cart/state/selection.atoms.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { addressAfterPaymentOffer } from '../payment/payment-kind.ts'
import { openStepAtom } from './step.atoms.ts'

/** Offered before the address is typed here, since the method's widget has its form. */
export function AddressAtPaymentOffer() {
  const { t } = useI18n()
  const selection = useAtomValue(selectionAtom)
  const choose = useSetAtom(choosePaymentAtom)
  const openStep = useSetAtom(openStepAtom)
  const offer = selection && addressAfterPaymentOffer(selection)
  if (!offer) return null
  return (
    <div>
      <Button
        size="small"
        // The button disappears, so the focus has to move.
        onClick={() => void choose(offer.paymentMethod).then(() => openStep('address'))}
      >
        {t('checkout.withPaymentInstead', { name: offer.name })}
      </Button>
    </div>
  )
}
