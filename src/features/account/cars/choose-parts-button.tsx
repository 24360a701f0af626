import { useStore } from 'jotai'
import { useState } from 'react'
import type { Car } from '#src/commerce/contract/selection/customer-cars.ts'
import { colonOf } from '#src/i18n/colon.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { useHydrated } from '#src/ui/loading/use-hydrated.ts'
import { carName } from './car-name.ts'

export function ChoosePartsButton({ car }: { car: Car }) {
  const { t, locale } = useI18n()
  const store = useStore()
  const hydrated = useHydrated()
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState('')

  async function choose() {
    setBusy(true)
    setSaid('')
    const garage = await import('#src/features/garage/take-account-car.ts').catch(() => null)
    const address = localized(locale, paths.vehicles())
    const taken = garage ? await store.set(garage.takeAccountCarAtom, car, address) : 'failed'
    setBusy(false)
    if (typeof taken === 'string')
      return setSaid(t(taken === 'failed' ? 'garage.notLoaded' : `garage.unchosen.${taken}`))
    if ('full' in taken) return setSaid(t('garage.full', { count: taken.full }))
    location.assign(localized(locale, paths.parts(taken.key)))
  }

  // The current car is stored by scripts.
  if (!hydrated) return null
  return (
    <div className="choose-parts">
      <Button
        busy={busy}
        aria-label={`${t('garage.choosePartsForThis')}${colonOf(locale)} ${carName(car)}`}
        onClick={() => void choose()}
      >
        {t('garage.choosePartsForThis')}
      </Button>
      <p role="status" className="hint">
        {said}
      </p>
    </div>
  )
}
