import { type Car, maxCars } from '#src/commerce/contract/selection/customer-cars.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { carOfAccount } from '../account-car.ts'
import { type Garage, type GarageCar, knowsCar } from '../garage.ts'
import type { VehicleTree } from '../vehicles/vehicle-tree.ts'

interface AccountCarsProps {
  cars: readonly Car[]
  garage: Garage
  vehicles: VehicleTree
  hasRoom: boolean
  onChoose(car: GarageCar): void
}

/** The cars of a customer's account that are not stored in this browser yet. */
export function AccountCars({ cars, garage, vehicles, hasRoom, onChoose }: AccountCarsProps) {
  const { t } = useI18n()
  const currentYear = new Date().getFullYear()
  const offered = cars.slice(0, maxCars).flatMap((car) => {
    const found = carOfAccount(car, vehicles, currentYear)
    if (typeof found === 'string' ? garage.cars.some(({ id }) => id === car.id) : knowsCar(garage, found))
      return []
    return [{ car, found }]
  })
  if (offered.length === 0) return null
  return (
    <section className="account-cars">
      <h3>{t('garage.inAccount')}</h3>
      <ul className="garage-cars">
        {offered.map(({ car, found }) => {
          const name = [car.nickname, car.model, car.variant, car.year].filter(Boolean).join(', ')
          return (
            <li key={car.id}>
              <span>{name}</span>
              {typeof found === 'string' ? (
                <p className="hint">{t(`garage.unchosen.${found}`)}</p>
              ) : hasRoom ? (
                <Button
                  size="small"
                  aria-label={t('garage.chooseParts', { car: name })}
                  onClick={() => onChoose(found)}
                >
                  {t('garage.choosePartsShort')}
                </Button>
              ) : null}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
