import type { Variables } from '../env.ts'

type Settings = Pick<Variables, 'PUBLIC_ORIGIN' | 'PUBLIC_CHECKOUT_URL' | 'IMAGE_HOSTS'>

/** Everything but the nonce, which alone changes from document to document. */
const known = new WeakMap<Settings, string>()

/** What a document may load and run: its own scripts by nonce and what those load; nothing inline, nothing framed. */
export function contentSecurityPolicy(settings: Settings, nonce: string): string {
  const rest = known.get(settings) ?? directives(settings)
  known.set(settings, rest)
  return `script-src 'nonce-${nonce}' 'strict-dynamic'; ${rest}`
}

function directives({ PUBLIC_ORIGIN, PUBLIC_CHECKOUT_URL, IMAGE_HOSTS }: Settings): string {
  const checkout = new URL(PUBLIC_CHECKOUT_URL, PUBLIC_ORIGIN).origin
  const calls = checkout === PUBLIC_ORIGIN ? '' : ` ${checkout}`
  return [
    "default-src 'self'",
    "script-src-attr 'none'",
    "style-src 'self'",
    // Sizes that are known only with the picture are written on the element.
    "style-src-attr 'unsafe-inline'",
    // Without configured hosts pictures may come from anywhere.
    `img-src 'self' data: ${IMAGE_HOSTS?.join(' ') ?? 'https:'}${calls}`,
    "font-src 'self'",
    `connect-src 'self'${calls}`,
    "frame-src 'none'",
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "manifest-src 'self'",
    "worker-src 'self'",
    ...(PUBLIC_ORIGIN.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
