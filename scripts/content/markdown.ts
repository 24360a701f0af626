import { Marked, type Token, type Tokens } from 'marked'
import { type ContentNode, contentText, parseContentHtml } from '#src/commerce/contract/content-html.ts'

const marked = new Marked({ async: false })

/** A part of a text: a heading of some depth, and the blocks up to the next heading of that depth or above. */
export interface Part {
  heading: string
  blocks: Token[]
}

/** The blocks of a Markdown text. */
export function blocksOf(markdown: string): Token[] {
  return marked.lexer(markdown).filter(({ type }) => type !== 'space')
}

/** Splits blocks at the headings of a depth; `before` is what comes first. */
export function splitAt(depth: number, blocks: readonly Token[]): { before: Token[]; parts: Part[] } {
  const before: Token[] = []
  const parts: Part[] = []
  for (const block of blocks) {
    if (isHeading(block, depth)) parts.push({ heading: contentText(nodesOf([block])).trim(), blocks: [] })
    else (parts.at(-1)?.blocks ?? before).push(block)
  }
  return { before, parts }
}

/** The blocks as content, of which only the elements that content may have remain. */
export function nodesOf(blocks: readonly Token[]): ContentNode[] {
  return parseContentHtml(marked.parser([...blocks]))
}

function isHeading(token: Token, depth: number): token is Tokens.Heading {
  return token.type === 'heading' && 'depth' in token && token.depth === depth
}
