import { Link } from '#src/effects/router/link.tsx'
import * as paths from '#src/paths.ts'

export function CategoryLinks({ categories }: { categories: { name: string; uri: string }[] }) {
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
