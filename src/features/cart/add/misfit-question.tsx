import { useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { carLabel } from '#src/features/garage/car-label.ts'
import { useCurrentCar } from '#src/features/garage/use-current-car.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { Panel } from '#src/ui/panel.tsx'

/** Asks before a part is added that does not fit the visitor's car. Closing it is the answer no. */
export function MisfitQuestion({ onAnswer }: { onAnswer(isWanted: boolean): void }) {
  const { t } = useI18n()
  const car = useCurrentCar()
  const [open, setOpen] = useState(true)
  const isWanted = useRef(false)

  // The answer counts once the panel is closed, when the pressed button has the focus again.
  function answer(wanted: boolean) {
    isWanted.current = wanted
    setOpen(false)
  }

  return createPortal(
    <Panel
      open={open}
      onClose={() => onAnswer(isWanted.current)}
      title={t('fit.refuses', { car: car ? carLabel(car) : '' })}
      closeLabel={t('cart.close')}
      side="bottom"
      footer={
        <div className="actions">
          <Button kind="primary" onClick={() => answer(false)}>
            {t('cart.misfit.leave')}
          </Button>
          <Button onClick={() => answer(true)}>{t('cart.misfit.add')}</Button>
        </div>
      }
    >
      <p>{t('cart.misfit.question')}</p>
    </Panel>,
    document.body,
  )
}
