import type { RoutePolicy } from '#src/route-policies.ts'

/** A document's permissions for a host, in addition to scripts. */
type Permission = 'connect' | 'form' | 'frame' | 'image' | 'payment' | 'style'

export interface InventoryHosts {
  PAYMENT_HOSTS: readonly string[]
  /** The hosts of tag manager, pixel and partner, and the hosts these send to. */
  MEASURING_HOSTS: readonly string[]
}

export interface ScriptSource {
  /** `'self'`: the shop's own files; a name of `InventoryHosts`: each origin of these; otherwise an https origin. */
  host: "'self'" | keyof InventoryHosts | `https://${string}`
  owner: string
  purpose: string
  /** The documents that use it, by the policy of their routes. */
  documents: readonly RoutePolicy[]
  permissions: readonly Permission[]
}

/**
 * Every origin of scripts with owner and reason (PCI DSS 4.0.1, requirement 6.4.3). The policies are made from it;
 * `tests/journeys/robustness/script-inventory.journey.ts` compares it with what a browser loads.
 */
export const scriptInventory: readonly ScriptSource[] = [
  {
    host: "'self'",
    owner: 'the shop',
    purpose: 'the shop itself: files of its build, whose names are hashes of their content',
    documents: ['open', 'personal', 'private', 'purchase', 'receipt'],
    permissions: ['connect', 'form', 'image'],
  },
  {
    host: 'PAYMENT_HOSTS',
    owner: 'the payment providers of the merchant',
    purpose: 'forms, scripts and widgets by which a provider takes payments in the checkout',
    documents: ['purchase', 'receipt'],
    permissions: ['connect', 'form', 'frame', 'image', 'payment', 'style'],
  },
  {
    host: 'MEASURING_HOSTS',
    owner: 'the services that measure for the merchant',
    purpose: 'tag manager, advertising pixel and partner widget, once the visitor has agreed',
    documents: ['open', 'personal', 'receipt'],
    permissions: ['connect', 'frame', 'image'],
  },
]

/**
 * Sources of the inventory in the notation of content security policies; with `permission`, only those that also have
 * it.
 */
export function inventorySources(
  document: RoutePolicy,
  hosts: InventoryHosts,
  permission?: Permission,
  inventory = scriptInventory,
): string[] {
  return inventory
    .filter(({ documents }) => documents.includes(document))
    .filter(({ permissions }) => !permission || permissions.includes(permission))
    .flatMap(({ host }) => (isNamed(host) ? hosts[host] : [host]))
}

function isNamed(host: ScriptSource['host']): host is keyof InventoryHosts {
  return host === 'PAYMENT_HOSTS' || host === 'MEASURING_HOSTS'
}
