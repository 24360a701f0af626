import { Hono } from 'hono'
import type { RoutePolicy } from '#src/route-policies.ts'
import type { Edge } from '#worker/context.ts'
import { type ContentSecuritySettings, inventoryHosts } from '#worker/headers/content-security.ts'
import { privacyHeaders } from '#worker/headers/privacy-headers.ts'
import { inventorySources, type ScriptSource, scriptInventory } from '#worker/headers/script-inventory.ts'
import { createSecurityHeaders } from '#worker/headers/security-headers.ts'
import { type PaymentPage, type PaymentPages, paymentPaths, securityHeadersOf } from './payment-page.ts'

interface AllowedOrigin {
  origin: string
  owner: string
  purpose: string
  /** True if it may also be framed. */
  frames: boolean
}

/** The permissions of a payment page in a deployment's configuration. */
export interface PageInventory {
  origins: AllowedOrigin[]
  headers: Record<string, string>
}

/** The inventories of the payment pages of a deployment with these variables. */
export async function pageInventories(
  settings: ContentSecuritySettings,
): Promise<Record<keyof PaymentPages, PageInventory>> {
  return {
    checkout: await pageInventory(settings, paymentPaths.checkout.policy),
    confirmation: await pageInventory(settings, paymentPaths.confirmation.policy),
  }
}

async function pageInventory(settings: ContentSecuritySettings, policy: RoutePolicy): Promise<PageInventory> {
  const hosts = inventoryHosts(settings)
  const origins = scriptInventory.flatMap((source: ScriptSource) =>
    inventorySources(policy, hosts, undefined, [source]).map((host) => ({
      origin: host === "'self'" ? settings.PUBLIC_ORIGIN : host,
      owner: source.owner,
      purpose: source.purpose,
      frames: source.permissions.includes('frame'),
    })),
  )
  return { origins, headers: await headersOf(settings, policy) }
}

/** The Worker's headers for a document of this policy. */
async function headersOf(
  settings: ContentSecuritySettings,
  policy: RoutePolicy,
): Promise<Record<string, string>> {
  const app = new Hono<Edge>()
    .use(createSecurityHeaders(settings, false)[policy])
    .get('*', (c) => c.html('', 200, { ...privacyHeaders[policy] }))
  const { headers } = await app.request(settings.PUBLIC_ORIGIN)
  return securityHeadersOf(headers)
}

/** The lines of a page's inventory; with `found` also the files that a browser received, by owner. */
export function inventoryLines(
  name: keyof PaymentPages,
  { origins, headers }: PageInventory,
  found?: PaymentPage,
): string[] {
  return [
    `${name} (${paymentPaths[name].path})`,
    '  Origins that may serve scripts',
    ...origins.map(
      ({ origin, owner, purpose, frames }) =>
        `    ${origin} · ${owner} · ${purpose}${frames ? ' · may be framed' : ''}`,
    ),
    '  Headers',
    ...Object.entries(headers).map(([header, value]) => `    ${header}: ${value}`),
    ...(found
      ? [
          '  Scripts that it serves',
          ...found.scripts.map(
            ({ source, hash }) => `    ${source} · ${hash} · ${ownerOf(source, origins) ?? 'NOT LISTED'}`,
          ),
          '  Frames',
          ...found.frames.map((frame) => `    ${frame} · ${ownerOf(frame, origins) ?? 'NOT LISTED'}`),
        ]
      : []),
  ]
}

/** Origins a browser received that are not in the inventory, and headers that differ from the configuration. */
export function unlisted({ origins, headers }: PageInventory, found: PaymentPage): string[] {
  const differing = Object.entries(headers).filter(([name, value]) => found.headers[name] !== value)
  return [
    ...found.scripts
      .filter(({ source }) => !ownerOf(source, origins))
      .map(({ source, hash }) => `script ${source} ${hash}`),
    ...found.frames.filter((frame) => !ownerOf(frame, origins)).map((frame) => `frame ${frame}`),
    ...differing.map(([name]) => `header ${name}: ${found.headers[name] ?? 'absent'}`),
  ]
}

/** Scripts in the document have its nonce, so the shop wrote them. */
function ownerOf(address: string, origins: AllowedOrigin[]): string | undefined {
  if (address === 'inline') return 'the shop, by its nonce'
  const origin = URL.parse(address)?.origin
  return origins.find((allowed) => allowed.origin === origin)?.owner
}
