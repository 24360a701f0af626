import { localized } from '#src/locale-prefix.ts'
import type { Shop } from '#src/shop.ts'
import type { NamedLink } from '../listing/listing-subject.ts'

/**
 * A text as words of one line, without any sign that Markdown would read as its own (CommonMark 0.31, 2.4; tables: GitHub
 * Flavored Markdown, 4.10).
 */
export function words(text: string): string {
  return text
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .replaceAll(/[\\`*_[\]<>|~#&]/g, '\\$&')
    .replace(/^[-+=]/, '\\$&')
    .replace(/^(\d{1,9})([.)])/, '$1\\$2')
}

/** The function that writes a link to a page of the shop. */
export type WriteLink = (link: NamedLink) => string

export function linkWriter({ origin, locale }: Pick<Shop, 'origin' | 'locale'>): WriteLink {
  return ({ name, path }) => `[${words(name)}](${address(origin + localized(locale, path))})`
}

/** An address between round brackets, also in a cell of a table. */
export function address(url: string): string {
  return new URL(url).href.replaceAll(/[()|]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}

export function heading(level: 1 | 2 | 3, text: string): string {
  return `${'#'.repeat(level)} ${words(text)}`
}

/** Lines that are Markdown already, each as an item. */
export function list(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n')
}

/** Cells that are Markdown already, row by row. */
export function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell || ' ').join(' | ')} |`
  return [line(columns), `|${' --- |'.repeat(columns.length)}`, ...rows.map(line)].join('\n')
}

/** A part of a document under a heading; empty without content. */
export function section(title: string, blocks: readonly (string | null | false)[]): string {
  const body = blocks.filter(Boolean)
  return body.length > 0 ? [heading(2, title), ...body].join('\n\n') : ''
}

/** The blocks of a document, without empty ones. */
export function markdownDocument(blocks: readonly (string | null | false)[]): string {
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}
