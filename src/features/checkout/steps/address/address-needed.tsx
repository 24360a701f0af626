import { useSetAtom } from 'jotai'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { openStepAtom } from '../step.atoms.ts'

/** Shown instead of the pay button while the address is incomplete: a link to its step. */
export function AddressNeeded() {
  const { t } = useI18n()
  const openStep = useSetAtom(openStepAtom)
  return (
    <>
      <Notice>{t('checkout.addressNeeded')}</Notice>
      <p className="next">
        <Button kind="primary" size="large" onClick={() => openStep('address')}>
          {t('checkout.enterAddress')}
        </Button>
      </p>
    </>
  )
}
