import { type ReactNode, use } from 'react'
import { useHref } from 'react-router'
import { paths } from '#src/paths.ts'
import { FocusOnSameLink } from '#src/ui/focus-on-same-link.tsx'
import { CategoryBranches } from './category-branches.tsx'
import type { CategoryNode } from './category-tree.ts'

interface OpenBranchesProps {
  onLeave: () => void
  /** Shown where nothing more is to be had. */
  children: ReactNode
}

/** All levels of the menu. Default export: it is loaded when somebody is about to open it. */
export default function OpenBranches({ onLeave, children }: OpenBranchesProps) {
  const nodes = use(treeAt(useHref(paths.categoryTree())))
  if (!nodes) return children
  return (
    <>
      <CategoryBranches nodes={nodes} onLeave={onLeave} />
      <FocusOnSameLink />
    </>
  )
}

/** One answer a visit: the categories stay as they are while somebody is here. */
const asked = new Map<string, Promise<CategoryNode[] | null>>()

function treeAt(address: string): Promise<CategoryNode[] | null> {
  const known = asked.get(address) ?? fetchTree(address)
  asked.set(address, known)
  return known
}

async function fetchTree(address: string): Promise<CategoryNode[] | null> {
  try {
    const response = await fetch(address)
    return response.ok ? await response.json() : null
  } catch {
    return null
  }
}
