import { type FormEvent, useState } from 'react'
import type { Car } from '#src/commerce/contract/selection/customer-cars.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { carName } from './car-name.ts'

interface RemovedCarProps {
  car: Car
  /** True if its photo was deleted and cannot be restored. */
  isPhotoLost: boolean
  onUndo(): Promise<unknown>
}

export function RemovedCar({ car, isPhotoLost, onUndo }: RemovedCarProps) {
  const { t, locale } = useI18n()
  const [busy, setBusy] = useState(false)

  async function undo(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    await onUndo()
    setBusy(false)
  }

  return (
    <form
      className="removed-car"
      method="post"
      action={localized(locale, paths.accountCars())}
      onSubmit={undo}
    >
      <p>
        {t('account.carRemoved', { car: carName(car) })}
        {isPhotoLost ? ` ${t('account.carPhotoLost')}` : null}
      </p>
      <input type="hidden" name="do" value="put" />
      {Object.entries({ ...car, photo: '' }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value ?? ''} />
      ))}
      <Button type="submit" busy={busy}>
        {t('account.undo')}
      </Button>
    </form>
  )
}
