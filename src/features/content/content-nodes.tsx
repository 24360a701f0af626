import { createElement, type ReactNode } from 'react'
import type { ContentNode } from '#src/commerce/contract/content-html.ts'
import { Link } from '#src/effects/router/link.tsx'

export function ContentNodes({ nodes }: { nodes: ContentNode[] }) {
  return nodes.map(element)
}

function element(node: ContentNode, key: number): ReactNode {
  if (typeof node === 'string') return node
  if (node.tag === 'br') return <br key={key} />
  const children = node.nodes.map(element)
  if (node.tag !== 'a') return createElement(node.tag, { key }, ...children)
  const { href } = node
  return href.startsWith('/') ? (
    <Link key={key} to={href}>
      {children}
    </Link>
  ) : (
    <a key={key} href={href}>
      {children}
    </a>
  )
}
