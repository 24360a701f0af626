import type { Car } from '#src/commerce/contract/selection/customer-cars.ts'
import { Link } from '#src/effects/router/link.tsx'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import * as paths from '#src/paths.ts'
import { carFacts, carName } from './car-name.ts'

export function OverviewCars({ cars }: { cars: Car[] | null }) {
  const { t } = useI18n()
  return (
    <section className="overview-section">
      <h2>{t('account.cars')}</h2>
      {cars?.length === 0 ? <p>{t('account.noCars')}</p> : null}
      {cars?.length ? (
        <ul className="overview-cars">
          {cars.map((car) => (
            <li key={car.id}>
              <strong>{carName(car)}</strong>
              {carFacts(car) === carName(car) ? null : <span>{carFacts(car)}</span>}
            </li>
          ))}
        </ul>
      ) : null}
      <Link to={paths.accountCars()}>{t(cars?.length === 0 ? 'account.addCar' : 'account.changeCars')}</Link>
    </section>
  )
}
