import { useAtomValue, useSetAtom } from 'jotai'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { adoptedPostcodeAtom } from '../form/adopted-address.atoms.ts'
import { openStepAtom } from '../steps/step.atoms.ts'

/** Says that a postcode typed into a widget is in the address now, whose other fields it may not fit. */
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
