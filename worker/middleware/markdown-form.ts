import { createMiddleware } from 'hono/factory'
import { parseAccept } from 'hono/utils/accept'
import { localized, splitLocale } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import type { Edge } from '../context.ts'

/** The pages that are to be had in Markdown, by the pattern of their route. */
const patterns = new Set(['/p/:uri', '/c/*'])

/** Answers readers that prefer Markdown to HTML with that form of a page, at the same address. */
export const markdownForm = createMiddleware<Edge>(async function markdownForm(c, next) {
  const { pathname } = new URL(c.req.url)
  const isPage = patterns.has(c.var.route.pattern) && !pathname.endsWith('.data')
  const reads = c.req.method === 'GET' || c.req.method === 'HEAD'
  if (!isPage || !reads) return next()
  if (prefersMarkdown(c.req.header('accept') ?? '')) {
    const form = new URL(c.req.url)
    form.pathname = localized(c.var.locale, paths.markdown(splitLocale(pathname).path))
    c.req.raw = new Request(form, c.req.raw)
  }
  await next()
  c.res.headers.append('vary', 'accept')
})

/** True if a list has Markdown before HTML: by weight, and of equal weight by place. Wildcards stand for HTML. */
export function prefersMarkdown(accept: string): boolean {
  const [first] = parseAccept(accept)
    .filter(({ type, q }) => q > 0 && (type === 'text/markdown' || type === 'text/html'))
    .toSorted((one, other) => other.q - one.q)
  return first?.type === 'text/markdown'
}
