import { Link } from '#src/effects/router/link.tsx'
import * as paths from '#src/paths.ts'
import { Picture } from '#src/ui/pictures/picture.tsx'
import type { CategoryNode } from './category-tree.ts'

interface CategoryIndexProps {
  nodes: CategoryNode[]
  onLeave?: () => void
}

/** A drawn index: each top category with its drawing, and everything below it open, so that nothing moves. */
export function CategoryIndex({ nodes, onLeave }: CategoryIndexProps) {
  return (
    <ul className="category-index">
      {nodes.map((node) => (
        <li key={node.uri}>
          <div className="top">
            <Picture source={node.picture ?? null} alternative="" size={56} />
            <CategoryLink node={node} onLeave={onLeave} />
          </div>
          <Branches level="second" nodes={node.children} onLeave={onLeave} />
        </li>
      ))}
    </ul>
  )
}

interface BranchProps {
  onLeave: (() => void) | undefined
}

interface BranchesProps extends BranchProps {
  level: 'second' | 'deeper'
  nodes: CategoryNode[]
}

function Branches({ level, nodes, onLeave }: BranchesProps) {
  if (nodes.length === 0) return null
  return (
    <ul className={level}>
      {nodes.map((node) => (
        <li key={node.uri}>
          <CategoryLink node={node} onLeave={onLeave} />
          <Branches level="deeper" nodes={node.children} onLeave={onLeave} />
        </li>
      ))}
    </ul>
  )
}

function CategoryLink({ node: { name, uri, count }, onLeave }: BranchProps & { node: CategoryNode }) {
  return (
    <>
      <Link to={paths.category(uri)} onClick={onLeave}>
        {name}
      </Link>
      {count ? <span className="count"> {count}</span> : null}
    </>
  )
}
