import { Link } from '#src/effects/router/link.tsx'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import * as paths from '#src/paths.ts'
import { Icon } from '#src/ui/pictures/icon.tsx'
import type { CategoryNode } from './category-tree.ts'

interface CategoryBranchesProps {
  nodes: CategoryNode[]
  onLeave?: () => void
}

/** A tree of category links with a disclosure per branch. Needs no script. */
export function CategoryBranches({ nodes, onLeave }: CategoryBranchesProps) {
  const { t } = useI18n()
  return (
    <ul className="category-branches">
      {nodes.map(({ name, uri, count, children }) => (
        <li key={uri}>
          <Link to={paths.category(uri)} onClick={onLeave}>
            {name}
            {count === undefined ? null : <span className="count"> {count}</span>}
          </Link>
          {children.length > 0 ? (
            <details>
              <summary aria-label={t('shell.below', { name })}>
                <Icon name="down" />
              </summary>
              <CategoryBranches nodes={children} {...(onLeave ? { onLeave } : {})} />
            </details>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
