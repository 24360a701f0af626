import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { ErrorMessage } from '#src/features/cart/line/error-message.tsx'
import { cartBusyAtom } from '#src/features/cart/state/selection.atoms.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { stepSlot } from './step.atoms.ts'

export function NextButton({ children }: { children: ReactNode }) {
  const { t } = useI18n()
  const busy = useAtomValue(cartBusyAtom)
  return (
    <div className="next">
      <ErrorMessage slot={stepSlot} />
      <Button type="submit" kind="primary" size="large" busy={busy}>
        {busy ? t('checkout.saving') : children}
      </Button>
    </div>
  )
}
