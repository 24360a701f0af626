import type { ContentPage, Faq } from '../content.ts'
import type { ContentNode } from '../content-html.ts'

/** A page or the answer to a frequent question, as it is found. */
export type ContentDocument = {
  id: string
  kind: 'page' | 'faq'
  title: string
  text: string
  /** The slug of a page, or the anchor of an answer. */
  slug: string
}

/** The document of a page in the index of its language, `content_{language}`. */
export function pageDocument({ slug, title, description, sections }: ContentPage): ContentDocument {
  const text = sections.flatMap(({ heading, nodes }) => [heading, textOf(nodes)])
  return { id: `page-${slug}`, kind: 'page', title, text: lines([description, ...text]), slug }
}

/** The documents of the answers to frequent questions. */
export function answerDocuments({ topics }: Faq): ContentDocument[] {
  return topics
    .flatMap(({ questions }) => questions)
    .map(({ id, question, answer }) => ({
      id: `faq-${id}`,
      kind: 'faq',
      title: question,
      text: textOf(answer),
      slug: id,
    }))
}

const inline = new Set<string>(['a', 'strong', 'em'])

/** The words of a text, a line for each of its paragraphs, headings and entries of lists. */
function textOf(nodes: readonly ContentNode[]): string {
  const written = (node: ContentNode): string => {
    if (typeof node === 'string') return node
    if (!('nodes' in node)) return '\n'
    const text = node.nodes.map(written).join('')
    return inline.has(node.tag) ? text : `\n${text}\n`
  }
  return lines(nodes.map(written).join('').split('\n'))
}

function lines(texts: readonly string[]): string {
  return texts
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .join('\n')
}
