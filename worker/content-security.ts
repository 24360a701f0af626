import type { Variables } from './env.ts'

type Settings = Pick<Variables, 'PUBLIC_ORIGIN' | 'PUBLIC_CHECKOUT_URL' | 'IMAGE_HOSTS'>

/**
 * Content-Security-Policy of a document (CSP Level 3): its own scripts by nonce and what those load; nothing inline,
 * nothing framed. All but the nonce is written once per set of variables.
 */
export function createContentSecurityPolicy(): (settings: Settings, nonce: string) => string {
  const written = new WeakMap<Settings, string>()
  return (settings, nonce) => {
    const rest = written.get(settings) ?? directives(settings)
    written.set(settings, rest)
    return `script-src 'nonce-${nonce}' 'strict-dynamic'; ${rest}`
  }
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
