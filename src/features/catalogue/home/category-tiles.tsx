import { Link } from '#src/effects/router/link.tsx'
import { prefetchMode } from '#src/ui/loading/prefetch.ts'
import { Picture } from '#src/ui/pictures/picture.tsx'
import type { CategoryTile } from './home.ts'

export function CategoryTiles({ tiles }: { tiles: CategoryTile[] }) {
  return (
    <ul className="category-tiles">
      {tiles.map(({ name, path, picture, count }) => (
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
