import type { Variables } from '../env.ts'

interface Page {
  nonce: string
  settings: Pick<Variables, 'PUBLIC_ORIGIN' | 'PUBLIC_CHECKOUT_URL'>
}

/** What a document may load and run: its own scripts by nonce and what those load; nothing inline, nothing framed. */
export function contentSecurityPolicy({ nonce, settings }: Page): string {
  const checkout = new URL(settings.PUBLIC_CHECKOUT_URL, settings.PUBLIC_ORIGIN).origin
  const calls = checkout === settings.PUBLIC_ORIGIN ? [] : [checkout]
  const directives: [string, ...string[]][] = [
    ['default-src', "'self'"],
    ['script-src', `'nonce-${nonce}'`, "'strict-dynamic'"],
    ['script-src-attr', "'none'"],
    ['style-src', "'self'"],
    // Sizes that are known only with the picture are written on the element.
    ['style-src-attr', "'unsafe-inline'"],
    ['img-src', "'self'", 'data:', 'https:', ...calls],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...calls],
    ['frame-src', "'none'"],
    ['form-action', "'self'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
    ['manifest-src', "'self'"],
    ['worker-src', "'self'"],
  ]
  if (settings.PUBLIC_ORIGIN.startsWith('https:')) directives.push(['upgrade-insecure-requests'])
  return directives.map((directive) => directive.join(' ')).join('; ')
}
