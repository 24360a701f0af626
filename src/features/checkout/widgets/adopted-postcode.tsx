import { useAtomValue, useSetAtom } from 'jotai'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { adoptedPostcodeAtom } from '../form/adopted-address.atoms.ts'
import { openStepAtom } from '../steps/step.atoms.ts'

/** Message that a widget's postcode was copied into the address, whose other fields may not match. */
export function AdoptedPostcode() {
  const { t } = useI18n()
  const zipCode = useAtomValue(adoptedPostcodeAtom)
  const openStep = useSetAtom(openStepAtom)
  return (
    <Notice tone="information">
      {zipCode === null ? null : (
        <>
          <p>{t('checkout.postcodeAdopted', { zipCode })}</p>
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
