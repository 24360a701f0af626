import { StoredCarMark } from '#src/effects/router/inline-scripts.tsx'
import { carTitle } from '#src/features/garage/car-label.ts'
import { useCurrentCar } from '#src/features/garage/use-current-car.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { Icon } from '#src/ui/pictures/icon.tsx'
import { DrawerButton, DrawerOpener, drawer, useDrawer } from '../drawer.tsx'

const garageDrawer = drawer(() => import('./customer-garage.tsx'))

export function GarageButton() {
  const { t, locale } = useI18n()
  const car = useCurrentCar()
  return (
    <>
      <StoredCarMark />
      <DrawerButton
        drawer={garageDrawer}
        href={localized(locale, paths.parts())}
        className="garage-button"
        data-chosen={car ? '' : undefined}
        aria-label={car ? t('garage.yourCar', { car: carTitle(car) }) : t('garage.choose')}
      >
        <Icon name="car" />
        <span>{car?.nickname || car?.name || t('garage.choose')}</span>
      </DrawerButton>
    </>
  )
}

interface GarageOpenerProps {
  kind?: 'primary'
  size?: 'small' | 'large'
}

export function GarageOpener({ kind, size = 'small' }: GarageOpenerProps) {
  const { t, locale } = useI18n()
  return (
    <DrawerOpener
      drawer={garageDrawer}
      href={localized(locale, paths.parts())}
      className="button"
      data-kind={kind}
      data-size={size}
    >
      {t('garage.choose')}
    </DrawerOpener>
  )
}

/** Opens the panel of cars. If that cannot be loaded, nothing happens, and the next press tries again. */
export function useGarageOpener(): () => void {
  const { open } = useDrawer(garageDrawer)
  return () => void open().catch(() => {})
}
