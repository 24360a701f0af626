import { useAtomValue, useSetAtom } from 'jotai'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { copiedPostcodeAtom } from '../form/widget-address.atoms.ts'
import { openStepAtom } from '../steps/step.atoms.ts'

/** Message that a widget's postcode was copied into the address, whose other fields may not match. */
export function CopiedPostcode() {
  const { t } = useI18n()
  const zipCode = useAtomValue(copiedPostcodeAtom)
  const openStep = useSetAtom(openStepAtom)
  return (
    <Notice tone="information">
      {zipCode === null ? null : (
        <>
          <p>{t('checkout.postcodeCopied', { zipCode })}</p>
          <p className="actions">
            <Button size="small" onClick={() => openStep('address')}>
              {t('checkout.changeStep', { step: t('checkout.address') })}
            </Button>
          </p>
        </>
      )}
    </Notice>
  )
}
