import { Link } from '#src/effects/router/link.tsx'
import * as paths from '#src/paths.ts'
import { Picture } from '#src/ui/pictures/picture.tsx'
import type { CategoryCounts, CategoryNode } from './category-tree.ts'

interface CategoryIndexProps {
  nodes: CategoryNode[]
  /** Replace the numbers of the nodes. */
  counts?: CategoryCounts | null
  onLeave?: () => void
}

/** A drawn index: each top category with its drawing, and everything below it open, so that nothing moves. */
export function CategoryIndex({ nodes, ...shared }: CategoryIndexProps) {
  return (
    <ul className="category-index">
      {nodes.map((node) => (
        <li key={node.uri}>
          <div className="top">
            <Picture source={node.picture ?? null} alternative="" size={56} />
            <CategoryLink node={node} {...shared} />
          </div>
          <Branches level="second" nodes={node.children} {...shared} />
        </li>
      ))}
    </ul>
  )
}

type Shared = Omit<CategoryIndexProps, 'nodes'>

interface BranchesProps extends Shared {
  level: 'second' | 'deeper'
  nodes: CategoryNode[]
}

function Branches({ level, nodes, ...shared }: BranchesProps) {
  if (nodes.length === 0) return null
  return (
    <ul className={level}>
      {nodes.map((node) => (
        <li key={node.uri}>
          <CategoryLink node={node} {...shared} />
          <Branches level="deeper" nodes={node.children} {...shared} />
        </li>
      ))}
    </ul>
  )
}

function CategoryLink({ node: { name, uri, ...node }, counts, onLeave }: Shared & { node: CategoryNode }) {
  const count = counts ? counts[uri] : node.count
  return (
    <>
      <Link to={paths.category(uri)} onClick={onLeave}>
        {name}
      </Link>{' '}
      <span className="count">{count}</span>
    </>
  )
}
