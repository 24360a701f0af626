import { Link } from '#src/effects/router/link.tsx'
import { prefetchMode } from '#src/ui/loading/prefetch.ts'
import { Picture } from '#src/ui/pictures/picture.tsx'
import type { CarParts } from './car-parts.ts'
import type { CategoryTile } from './home.ts'

interface CategoryTilesProps {
  tiles: CategoryTile[]
  /** The numbers of parts for the visitor's car, shown instead of those for all cars. */
  counts: CarParts['counts'] | undefined
}

export function CategoryTiles({ tiles, counts }: CategoryTilesProps) {
  return (
    <ul className="category-tiles">
      {tiles.map(({ name, path, picture, count: ofAll }) => {
        const count = counts ? (counts[path] ?? 0) : ofAll
        return (
          <li key={path}>
            <Link to={path} prefetch={prefetchMode}>
              <Picture source={picture} alternative="" size={160} />
              <span className="name">{name}</span>
              {count > 0 ? <span className="count">{count}</span> : null}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
