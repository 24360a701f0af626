import { escapeXml } from '../escape-xml.ts'
import type { FeedField } from './feed-items.ts'

interface Channel {
  title: string
  description: string
  /** The page of the shop that the feed belongs to. */
  link: string
  /** The feed's parts by their relation to this one, as `next` (RFC 5005). */
  parts: readonly { relation: 'self' | 'first' | 'previous' | 'next' | 'last'; url: string }[]
}

/** The beginning of a feed: RSS 2.0 with the attributes of Google's product format. */
export function feedBeginning({ title, description, link, parts }: Channel): string {
  const related = parts.map(
    ({ relation, url }) =>
      `<atom:link rel="${relation}" type="application/rss+xml" href="${escapeXml(url)}"/>\n`,
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0" xmlns:atom="http://www.w3.org/2005/Atom">\n',
    `<channel>\n<title>${escapeXml(title)}</title>\n<link>${escapeXml(link)}</link>\n`,
    `<description>${escapeXml(description)}</description>\n`,
    ...related,
  ].join('')
}

export const feedEnd = '</channel>\n</rss>\n'

/** An item with its attributes. */
export function itemXml(fields: readonly FeedField[]): string {
  return `<item>${fieldsXml(fields)}</item>\n`
}

function fieldsXml(fields: readonly FeedField[]): string {
  return fields
    .map(([name, value]) => {
      const content = typeof value === 'string' ? escapeXml(value) : fieldsXml(value)
      return `<g:${name}>${content}</g:${name}>`
    })
    .join('')
}
