import { PageLink } from '#src/effects/router/page-link.tsx'
import { paths } from '#src/paths.ts'
import type { ShellData } from '../shell-data.ts'

export function CategoryLinks({ categories }: Pick<ShellData, 'categories'>) {
  return (
    <ul className="category-links">
      {categories.map(({ name, uri }) => (
        <li key={uri}>
          <PageLink to={paths.category(uri)}>{name}</PageLink>
        </li>
      ))}
    </ul>
  )
}
