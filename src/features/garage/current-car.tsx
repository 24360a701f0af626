import { Link } from '#src/effects/router/link.tsx'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import * as paths from '#src/paths.ts'
import { AsideBlock } from '#src/ui/with-aside.tsx'
import { carTitle } from './car-label.ts'
import { carKey } from './fit/car-key.ts'
import { useCurrentCar } from './use-current-car.ts'

/** The chosen car beside a task, with the way to its parts. Known only in the browser, so it stands last. */
export function CurrentCar() {
  const { t } = useI18n()
  const car = useCurrentCar()
  if (!car) return null
  return (
    <AsideBlock title={t('garage.yourCar', { car: carTitle(car) })}>
      <Link to={paths.parts(carKey(car.facts))}>{t('next.car')}</Link>
    </AsideBlock>
  )
}
