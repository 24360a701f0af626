import { useAtomValue } from 'jotai'
import { Link } from '#src/effects/router/link.tsx'
import { garageAtom } from '#src/features/garage/garage.atoms.ts'
import { prefetchMode } from '#src/ui/loading/prefetch.ts'
import { Picture } from '#src/ui/pictures/picture.tsx'
import { carOfGarage } from '../listing/car/carried-car.ts'
import { carCountsAtom } from './car-counts.atoms.ts'
import type { CategoryTile } from './home.ts'

/** With a car, the numbers are those of its parts as soon as they are known. */
export function CategoryTiles({ tiles }: { tiles: CategoryTile[] }) {
  const garage = useAtomValue(garageAtom)
  const ofCar = useAtomValue(carCountsAtom)
  const car = garage && carOfGarage(garage)
  const counts = car && !car.all && ofCar?.car === car.key ? ofCar.counts : null
  const shown = counts ? tiles.map((tile) => ({ ...tile, count: counts[tile.path] ?? 0 })) : tiles
  return (
    <ul className="category-tiles">
      {shown.map(({ name, path, picture, count }) => (
        <li key={path}>
          <Link to={path} prefetch={prefetchMode}>
            <Picture source={picture} alternative="" size={160} />
            <span className="name">{name}</span>
            {count > 0 ? <span className="count">{count}</span> : null}
          </Link>
        </li>
      ))}
    </ul>
  )
}
