import { use } from 'react'
import type { Car } from '#src/commerce/contract/selection/customer-cars.ts'
import { Link } from '#src/effects/router/link.tsx'
import { ForCarsContext } from '#src/features/garage/for-cars.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import * as paths from '#src/paths.ts'
import { Icon } from '#src/ui/pictures/icon.tsx'
import { carFacts, carName } from './car-name.ts'
import { ChoosePartsButton } from './choose-parts-button.tsx'

interface OverviewCarsProps {
  /** Null if they are unknown. */
  cars: Car[] | null
  /** True if their photos are in the account; otherwise this device has them, and the page of the cars shows them. */
  hasPhotos: boolean
}

export function OverviewCars({ cars, hasPhotos }: OverviewCarsProps) {
  const { t } = useI18n()
  if (!use(ForCarsContext)) return null
  return (
    <section className="overview-section">
      <h2>{t('account.cars')}</h2>
      {cars?.length === 0 ? (
        <div className="overview-cars">
          <div className="no-car">
            <span className="photo">
              <Icon name="car" />
            </span>
            <p>{t('account.noCars')}</p>
            <Link className="button" to={paths.accountCars()}>
              {t('account.addCar')}
            </Link>
          </div>
        </div>
      ) : null}
      {cars?.length ? (
        <ul className="overview-cars">
          {cars.map((car) => (
            <li key={car.id}>
              <span className="photo">
                {hasPhotos && car.photo ? (
                  <img src={paths.carPhoto(car.id, car.photo)} alt="" loading="lazy" />
                ) : (
                  <Icon name="car" />
                )}
              </span>
              <div>
                <strong>{carName(car)}</strong>
                {carFacts(car) === carName(car) ? null : <span>{carFacts(car)}</span>}
              </div>
              <ChoosePartsButton car={car} />
            </li>
          ))}
        </ul>
      ) : null}
      {cars?.length === 0 ? null : <Link to={paths.accountCars()}>{t('account.changeCars')}</Link>}
    </section>
  )
}
