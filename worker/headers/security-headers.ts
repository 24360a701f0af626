import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { errorReportPath } from '#src/config.ts'
import type { RoutePolicy } from '#src/route-policies.ts'
import type { Edge } from '../context.ts'
import {
  type ContentSecuritySettings,
  hostPolicy,
  inventoryHosts,
  noncePolicy,
  violationReportGroup,
} from './content-security.ts'
import { inventorySources } from './script-inventory.ts'

type SecurityHeaders = Record<RoutePolicy, MiddlewareHandler<Edge>>

/**
 * The security headers by the policy of a route. In development there is no content security policy: the server injects
 * inline scripts.
 */
export function createSecurityHeaders(
  settings: ContentSecuritySettings,
  development: boolean,
): SecurityHeaders {
  const create = (document: RoutePolicy): MiddlewareHandler<Edge> => {
    const hosts = development ? null : hostPolicy(settings, document)
    const headers = commonHeaders(settings, {
      contentSecurityPolicy: development ? undefined : noncePolicy(settings, document),
      paymentFrames: inventorySources(document, inventoryHosts(settings), 'payment'),
    })
    if (hosts === null) return headers
    return async (c, next) => {
      await headers(c, next)
      // A second header of the same name: browsers enforce both policies.
      c.res.headers.append('content-security-policy', hosts)
    }
  }
  return {
    open: create('open'),
    personal: create('personal'),
    private: create('private'),
    purchase: create('purchase'),
    receipt: create('receipt'),
  }
}

/** Two years. Only for documents, as browsers keep the last one and files do not know the variable. */
const transportSecurity: Record<ContentSecuritySettings['HSTS'], string> = {
  host: 'max-age=63072000',
  subdomains: 'max-age=63072000; includeSubDomains',
  preload: 'max-age=63072000; includeSubDomains; preload',
}

const reportingEndpoints = [{ name: violationReportGroup, url: errorReportPath }]

interface DocumentPolicies {
  contentSecurityPolicy: ReturnType<typeof noncePolicy> | undefined
  /** The origins whose frames may ask the browser for a payment, as wallets do. */
  paymentFrames: string[]
}

function commonHeaders(
  { PUBLIC_ORIGIN, HSTS }: ContentSecuritySettings,
  { contentSecurityPolicy, paymentFrames }: DocumentPolicies,
): MiddlewareHandler<Edge> {
  return secureHeaders({
    strictTransportSecurity: PUBLIC_ORIGIN.startsWith('https:') ? transportSecurity[HSTS] : false,
    xFrameOptions: 'DENY',
    permissionsPolicy: {
      accelerometer: [],
      autoplay: [],
      camera: [],
      displayCapture: [],
      geolocation: [],
      gyroscope: [],
      microphone: [],
      midi: [],
      usb: [],
      browsingTopics: [],
      // A document can allow its frames only its own permissions.
      payment: paymentFrames.length > 0 ? ['self', ...paymentFrames] : [],
    },
    ...(contentSecurityPolicy ? { contentSecurityPolicy, reportingEndpoints } : {}),
    // By the policy of the route, in `privacy-headers.ts`.
    referrerPolicy: false,
    crossOriginOpenerPolicy: false,
    // Only for browsers and plugins that no longer exist.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  })
}
