import { useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { carLabel } from '#src/features/garage/car-label.ts'
import { useCurrentCar } from '#src/features/garage/use-current-car.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { Panel } from '#src/ui/panel.tsx'

/** `addOthers`: only what is not known to be a misfit. */
export type MisfitAnswer = 'add' | 'addOthers' | 'leave'

/** Parts that do not fit, among several that are added at once. */
export interface MisfitsAmong {
  names: readonly string[]
  /** True if some of the parts are no misfits. */
  hasOthers: boolean
}

interface MisfitQuestionProps {
  /** Undefined for a single part. */
  among: MisfitsAmong | undefined
  onAnswer(answer: MisfitAnswer): void
}

/** Asks before parts are added that do not fit the visitor's car. Closing it adds nothing. */
export function MisfitQuestion({ among, onAnswer }: MisfitQuestionProps) {
  const { t } = useI18n()
  const car = useCurrentCar()
  const [open, setOpen] = useState(true)
  const given = useRef<MisfitAnswer>('leave')

  // The answer counts once the panel is closed, when the pressed button has the focus again.
  function answer(wanted: MisfitAnswer) {
    given.current = wanted
    setOpen(false)
  }

  return createPortal(
    <Panel
      open={open}
      onClose={() => onAnswer(given.current)}
      title={t('fit.refuses', { car: car ? carLabel(car) : '' })}
      closeLabel={t('cart.close')}
      side="bottom"
      footer={
        <div className="actions">
          {among?.hasOthers ? (
            <Button kind="primary" onClick={() => answer('addOthers')}>
              {t('cart.misfit.addOthers')}
            </Button>
          ) : (
            <Button kind="primary" onClick={() => answer('leave')}>
              {t('cart.misfit.leave')}
            </Button>
          )}
          <Button onClick={() => answer('add')}>{t('cart.misfit.add')}</Button>
        </div>
      }
    >
      {among ? (
        <>
          <p>{t('cart.misfit.several', { count: among.names.length })}</p>
          <ul className="misfits">
            {among.names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </>
      ) : (
        <p>{t('cart.misfit.question')}</p>
      )}
    </Panel>,
    document.body,
  )
}
