import { Link } from '#src/effects/router/link.tsx'
import * as paths from '#src/paths.ts'
import type { ShellData } from '../shell-data.ts'

export function CategoryLinks({ categories }: Pick<ShellData, 'categories'>) {
  return (
    <ul className="category-links">
      {categories.map(({ name, uri }) => (
        <li key={uri}>
          <Link to={paths.category(uri)}>{name}</Link>
        </li>
      ))}
    </ul>
  )
}
