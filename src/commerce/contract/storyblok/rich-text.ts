import * as v from 'valibot'
import { type ContentNode, parseContentHtml } from '../content-html.ts'
import { shopPathOf } from './link.ts'

/** Depth of nodes that are read; editors nest lists only. */
const maxDepth = 20

const LinkAttributes = v.object({
  href: v.nullish(v.string(), ''),
  linktype: v.nullish(v.string(), 'url'),
  anchor: v.nullish(v.string(), ''),
})

const Mark = v.object({ type: v.string(), attrs: v.nullish(v.unknown()) })

const Node = v.object({
  type: v.string(),
  text: v.nullish(v.string(), ''),
  marks: v.nullish(v.array(v.unknown()), []),
  content: v.nullish(v.array(v.unknown()), []),
})

/** The elements of nodes with content; of other nodes only their content is kept. */
const elements: Record<string, string> = {
  paragraph: 'p',
  heading: 'h3',
  bullet_list: 'ul',
  ordered_list: 'ol',
  list_item: 'li',
  blockquote: 'p',
  code_block: 'p',
  tableCell: 'p',
  tableHeader: 'p',
}
const markElements: Record<string, string> = { bold: 'strong', strong: 'strong', italic: 'em' }

/**
 * A field of type rich text: a tree of nodes, of which texts have marks. It is read as the HTML that content may have;
 * empty for anything else.
 */
export const RichText = v.pipe(
  v.unknown(),
  v.transform((value): ContentNode[] => parseContentHtml(html(value, maxDepth))),
)

function html(value: unknown, depth: number): string {
  const parsed = v.safeParse(Node, value)
  if (!parsed.success || depth === 0) return ''
  const { type, text, marks, content } = parsed.output
  if (type === 'text') return marks.reduce<string>(markedText, escaped(text))
  if (type === 'hard_break') return '<br>'
  const inner = content.map((node) => html(node, depth - 1)).join('')
  const element = Object.hasOwn(elements, type) ? elements[type] : undefined
  return element ? `<${element}>${inner}</${element}>` : inner
}

function markedText(inner: string, value: unknown): string {
  const parsed = v.safeParse(Mark, value)
  if (!parsed.success) return inner
  const { type, attrs } = parsed.output
  if (type === 'link') {
    const link = v.safeParse(LinkAttributes, attrs)
    return link.success ? `<a href="${escaped(hrefOf(link.output))}">${inner}</a>` : inner
  }
  const element = Object.hasOwn(markElements, type) ? markElements[type] : undefined
  return element ? `<${element}>${inner}</${element}>` : inner
}

function hrefOf({ href, linktype, anchor }: v.InferOutput<typeof LinkAttributes>): string {
  if (linktype === 'email') return href.startsWith('mailto:') ? href : `mailto:${href}`
  const address = linktype === 'story' ? shopPathOf(href) : href
  return anchor ? `${address}#${anchor}` : address
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
