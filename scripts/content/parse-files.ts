import type { Token } from 'marked'
import * as v from 'valibot'
import { ContentBand, type ContentPage, contentFacts, type Faq } from '#src/commerce/contract/content.ts'
import { type ContentNode, contentText } from '#src/commerce/contract/content-html.ts'
import { parseFrontMatter } from './front-matter.ts'
import { blocksOf, nodesOf, splitAt } from './markdown.ts'

const Facts = v.picklist(contentFacts)

/** True for a file with `draft: true` in its front matter, which only a preview shows. */
export function isDraft(file: string): boolean {
  const { draft = 'false' } = parseFrontMatter(file).fields
  if (draft !== 'true' && draft !== 'false') throw new Error(`draft is true or false, not “${draft}”.`)
  return draft === 'true'
}

/** Reads an information page: front matter with title, description and day of the last change, and sections. */
export function parsePage(slug: string, file: string): ContentPage {
  const { fields, body } = parseFrontMatter(file)
  const { title, description = '', updated = '', draft: _, ...others } = fields
  refuseOthers(others)
  if (updated !== '' && !/^\d{4}-\d{2}-\d{2}$/.test(updated))
    throw new Error(`“${updated}” is no day such as 2026-11-02.`)
  const { before, parts } = splitAt(2, blocksOf(body))
  const sections = [...(before.length > 0 ? [{ heading: '', blocks: before }] : []), ...parts]
  return {
    slug,
    title: required(title, 'title'),
    description,
    updated,
    sections: sections.map(({ heading, blocks }) => ({ heading, ...parseSection(blocks) })),
  }
}

/** Reads the frequent questions: a heading of level two for each topic, one of level three for each question. */
export function parseFaq(file: string): Faq {
  const { fields, body } = parseFrontMatter(file)
  const { title, description = '', draft: _, ...others } = fields
  refuseOthers(others)
  const { before, parts } = splitAt(2, blocksOf(body))
  if (before.length > 0) throw new Error('A text stands before the first topic (“## …”).')
  return {
    title: required(title, 'title'),
    description,
    topics: parts.map(({ heading, blocks }) => {
      const questions = splitAt(3, blocks)
      if (questions.before.length > 0)
        throw new Error(`A text stands before the first question (“### …”) of “${heading}”.`)
      return { title: heading, questions: questions.parts.map(parseQuestion) }
    }),
  }
}

/** Reads an editorial band: front matter with its title and, if it has a link, its words and its path. */
export function parseBand(file: string): ContentBand {
  const { fields, body } = parseFrontMatter(file)
  const { title, link, to, draft: _, ...others } = fields
  refuseOthers(others)
  const text = contentText(nodesOf(blocksOf(body))).trim()
  return parsed(ContentBand, {
    title: required(title, 'title'),
    text,
    link: to === undefined ? null : { label: required(link, 'link'), to },
  })
}

function parseSection(blocks: Token[]): {
  nodes: ContentNode[]
  facts: ContentPage['sections'][number]['facts']
} {
  const last = blocks.at(-1)
  const [, name] = /^\{\{\s*(\w+)\s*\}\}$/.exec(last?.raw.trim() ?? '') ?? []
  const nodes = nodesOf(name === undefined ? blocks : blocks.slice(0, -1))
  if (contentText(nodes).includes('{{'))
    throw new Error('A fact ({{…}}) stands at the end of its section, alone.')
  if (name === undefined) return { nodes, facts: null }
  const facts = v.safeParse(Facts, name)
  if (!facts.success) throw new Error(`“${name}” is none of the facts: ${contentFacts.join(', ')}.`)
  return { nodes, facts: facts.output }
}

function parseQuestion({ heading, blocks }: { heading: string; blocks: Token[] }) {
  const [, question = '', id] = /^(.+?)\s*\{#([a-z][a-z0-9-]{0,63})\}$/.exec(heading) ?? []
  if (!id) throw new Error(`“${heading}” does not end with an anchor, such as {#delivery-time}.`)
  return { id, question, answer: nodesOf(blocks) }
}

function parsed<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, value)
  if (result.success) return result.output
  const [issue] = result.issues
  throw new Error(`${v.getDotPath(issue) ?? 'It'}: ${issue.message}`)
}

function required(value: string | undefined, name: string): string {
  if (!value) throw new Error(`The front matter has no ${name}.`)
  return value
}

function refuseOthers(others: Record<string, string>): void {
  const [name] = Object.keys(others)
  if (name !== undefined) throw new Error(`The front matter has no use for “${name}”.`)
}
