import { createElement } from 'react'
import { useMatches } from 'react-router'

export type HeadTag =
  | { tag: 'title'; children: string }
  | { tag: 'meta'; name: string; content: string }
  | { tag: 'meta'; property: string; content: string }
  | { tag: 'link'; rel: string; href: string; hrefLang?: string }
  /** Structured data (JSON-LD). React escapes text that would end the element. */
  | { tag: 'script'; type: 'application/ld+json'; children: string }

export function ScreenHead() {
  return headOf(useMatches().at(-1)?.loaderData).map(({ tag, ...attributes }) =>
    createElement(tag, { key: JSON.stringify(attributes), ...attributes }),
  )
}

function headOf(data: unknown): HeadTag[] {
  const head = typeof data === 'object' && data !== null && 'head' in data ? data.head : null
  return Array.isArray(head) ? head : []
}
