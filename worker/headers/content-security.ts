import { NONCE } from 'hono/secure-headers'
import { errorReportPath } from '#src/config.ts'
import type { RoutePolicy } from '#src/route-policies.ts'
import type { Variables } from '../env.ts'
import { type InventoryHosts, inventorySources } from './script-inventory.ts'

export type ContentSecuritySettings = Pick<
  Variables,
  | 'PUBLIC_ORIGIN'
  | 'PUBLIC_CHECKOUT_URL'
  | 'COMMERCE_URL'
  | 'SHOP_API_URL'
  | 'SEARCH_URL'
  | 'CONTENT_URL'
  | 'IMAGE_HOSTS'
  | 'HSTS'
  | 'PAYMENT_HOSTS'
  | 'MEASURING_HOSTS'
  | 'PUBLIC_TAG_MANAGER_ID'
  | 'PUBLIC_TAG_MANAGER_URL'
  | 'PUBLIC_PIXEL_ID'
  | 'PUBLIC_PIXEL_URL'
  | 'PUBLIC_AD_PARTNER_URL'
>

const companions: Record<string, string[]> = {
  'https://connect.facebook.net': ['https://www.facebook.com'],
  'https://www.googletagmanager.com': ['https://*.google-analytics.com', 'https://*.analytics.google.com'],
}

export function inventoryHosts(settings: ContentSecuritySettings): InventoryHosts {
  const { PAYMENT_HOSTS, MEASURING_HOSTS, PUBLIC_TAG_MANAGER_ID, PUBLIC_PIXEL_ID } = settings
  const scripts = [
    PUBLIC_TAG_MANAGER_ID && settings.PUBLIC_TAG_MANAGER_URL,
    PUBLIC_PIXEL_ID && settings.PUBLIC_PIXEL_URL,
    settings.PUBLIC_AD_PARTNER_URL,
  ].flatMap((url) => (url ? new URL(url).origin : []))
  const measuring = scripts.flatMap((origin) => [origin, ...(companions[origin] ?? [])])
  return { PAYMENT_HOSTS, MEASURING_HOSTS: [...new Set([...measuring, ...MEASURING_HOSTS])] }
}

const unsafeInline = "'unsafe-inline'"

export const violationReportGroup = 'csp'

/** Scripts with the nonce and those that they load (`strict-dynamic`); all else as the script inventory permits. */
export function noncePolicy(settings: ContentSecuritySettings, document: RoutePolicy) {
  const { PUBLIC_ORIGIN, PUBLIC_CHECKOUT_URL } = settings
  const hosts = inventoryHosts(settings)
  const checkout = new URL(PUBLIC_CHECKOUT_URL, PUBLIC_ORIGIN).origin
  const calls = checkout === PUBLIC_ORIGIN ? [] : [checkout]
  const frames = inventorySources(document, hosts, 'frame')
  const styleHosts = inventorySources(document, hosts, 'style')
  // Providers' widgets insert style sheets.
  const styles = styleHosts.length > 0 ? [...styleHosts, unsafeInline] : []
  // For 3-D Secure, card issuers use arbitrary hosts, in frames that a widget opens.
  const takesPayments = inventorySources(document, hosts, 'payment').length > 0
  const issuers = takesPayments ? ['https:'] : []
  return {
    defaultSrc: ["'self'"],
    scriptSrc: [NONCE, "'strict-dynamic'"],
    scriptSrcAttr: ["'none'"],
    styleSrc: ["'self'", ...styles],
    // Picture sizes are written as style attributes.
    styleSrcAttr: ["'unsafe-inline'"],
    imgSrc: [
      ...new Set([
        ...inventorySources(document, hosts, 'image'),
        'data:',
        ...pictureOrigins(settings),
        ...calls,
      ]),
    ],
    fontSrc: ["'self'", ...styleHosts],
    connectSrc: [...inventorySources(document, hosts, 'connect'), ...calls],
    frameSrc: frames.length > 0 ? [...frames, ...issuers] : ["'none'"],
    formAction: [...inventorySources(document, hosts, 'form'), ...issuers],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
    manifestSrc: ["'self'"],
    workerSrc: ["'self'"],
    // For browsers without the Reporting API; others ignore it next to `report-to`.
    reportUri: errorReportPath,
    ...(isSecure(PUBLIC_ORIGIN) ? { reportTo: violationReportGroup, upgradeInsecureRequests: [] } : {}),
  }
}

/**
 * Limits the hosts of scripts on documents that take payments, and on the receipt: `strict-dynamic` lets a trusted
 * script load others from anywhere. Browsers run what both policies allow (CSP Level 3, section 8.1), so inline scripts
 * are left to the other. Null for other documents.
 */
export function hostPolicy(settings: ContentSecuritySettings, document: RoutePolicy): string | null {
  const { PUBLIC_ORIGIN } = settings
  if (document !== 'purchase' && document !== 'receipt') return null
  return [
    `script-src-elem 'unsafe-inline' ${inventorySources(document, inventoryHosts(settings)).join(' ')}`,
    "script-src-attr 'none'",
    `report-uri ${errorReportPath}`,
    ...(isSecure(PUBLIC_ORIGIN) ? [`report-to ${violationReportGroup}`] : []),
  ].join('; ')
}

/** The services themselves, unless `IMAGE_HOSTS` is set. */
function pictureOrigins(settings: ContentSecuritySettings): string[] {
  const { IMAGE_HOSTS, COMMERCE_URL, SHOP_API_URL, SEARCH_URL, CONTENT_URL } = settings
  const services = [COMMERCE_URL, SHOP_API_URL, SEARCH_URL, CONTENT_URL]
  return IMAGE_HOSTS ?? services.flatMap((address) => (address ? new URL(address).origin : []))
}

/** Over plain http Chromium never delivers reports to `report-to`, which would switch `report-uri` off. */
function isSecure(origin: string): boolean {
  return origin.startsWith('https:')
}
