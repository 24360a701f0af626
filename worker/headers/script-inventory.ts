import type { RoutePolicy } from '#src/route-policies.ts'

/** What a document lets a host do besides serving scripts. */
type Permission = 'connect' | 'form' | 'frame' | 'image' | 'payment' | 'style'

export interface ScriptSource {
  /** `'self'`: the shop's own files; `PAYMENT_HOSTS`: each origin of that variable; else an https origin. */
  host: "'self'" | 'PAYMENT_HOSTS' | `https://${string}`
  /** Who is responsible for the scripts. */
  owner: string
  /** Why the documents need them. */
  purpose: string
  /** The documents that may load them, by the policy of their routes. */
  documents: readonly RoutePolicy[]
  permissions: readonly Permission[]
}

/**
 * Every origin that documents load scripts from, with owner and reason (PCI DSS 4.0.1, requirement 6.4.3). The content
 * security policies are made from it; `tests/journeys/script-inventory.journey.ts` compares it with what a browser
 * loads.
 */
export const scriptInventory: readonly ScriptSource[] = [
  {
    host: "'self'",
    owner: 'the shop',
    purpose: 'the shop itself: files of its build, whose names are hashes of their content',
    documents: ['open', 'personal', 'private', 'purchase'],
    permissions: ['connect', 'form', 'image'],
  },
  {
    host: 'PAYMENT_HOSTS',
    owner: 'the payment providers of the merchant',
    purpose: 'forms, scripts and widgets by which a provider takes payments in the checkout',
    documents: ['purchase'],
    permissions: ['connect', 'form', 'frame', 'image', 'payment', 'style'],
  },
]

/**
 * The sources, as a content security policy writes them, that a document may load scripts from; with `permission`, only
 * those that also have it.
 */
export function inventorySources(
  document: RoutePolicy,
  paymentHosts: readonly string[],
  permission?: Permission,
  inventory = scriptInventory,
): string[] {
  return inventory
    .filter(({ documents }) => documents.includes(document))
    .filter(({ permissions }) => !permission || permissions.includes(permission))
    .flatMap(({ host }) => (host === 'PAYMENT_HOSTS' ? paymentHosts : [host]))
}
