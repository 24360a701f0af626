import type { MiddlewareHandler } from 'hono'
import { NONCE, secureHeaders } from 'hono/secure-headers'
import type { Edge } from '../context.ts'
import type { Variables } from '../env.ts'

type Settings = Pick<Variables, 'PUBLIC_ORIGIN' | 'PUBLIC_CHECKOUT_URL' | 'IMAGE_HOSTS'>

/**
 * Creates middleware for the security headers of all responses. Hono puts the document's nonce into
 * `c.var.secureHeadersNonce`. In development there is no content security policy, because the server injects inline
 * scripts.
 */
export function createSecurityHeaders(settings: Settings, development: boolean): MiddlewareHandler<Edge> {
  return secureHeaders({
    strictTransportSecurity: settings.PUBLIC_ORIGIN.startsWith('https:')
      ? 'max-age=63072000; includeSubDomains; preload'
      : false,
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
      payment: [],
    },
    ...(development ? {} : { contentSecurityPolicy: contentSecurityPolicy(settings) }),
    // Set by route, in `document-headers.ts`.
    referrerPolicy: false,
    crossOriginOpenerPolicy: false,
    // Only for browsers and plugins that no longer exist.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  })
}

/**
 * The content security policy: own scripts by nonce and what these load (`strict-dynamic`); no inline scripts, no
 * frames.
 */
function contentSecurityPolicy({ PUBLIC_ORIGIN, PUBLIC_CHECKOUT_URL, IMAGE_HOSTS }: Settings) {
  const checkout = new URL(PUBLIC_CHECKOUT_URL, PUBLIC_ORIGIN).origin
  const calls = checkout === PUBLIC_ORIGIN ? [] : [checkout]
  return {
    defaultSrc: ["'self'"],
    scriptSrc: [NONCE, "'strict-dynamic'"],
    scriptSrcAttr: ["'none'"],
    styleSrc: ["'self'"],
    // Picture sizes are written as style attributes.
    styleSrcAttr: ["'unsafe-inline'"],
    // Without `IMAGE_HOSTS` pictures may come from any https origin.
    imgSrc: ["'self'", 'data:', ...(IMAGE_HOSTS ?? ['https:']), ...calls],
    fontSrc: ["'self'"],
    connectSrc: ["'self'", ...calls],
    frameSrc: ["'none'"],
    formAction: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
    manifestSrc: ["'self'"],
    workerSrc: ["'self'"],
    ...(PUBLIC_ORIGIN.startsWith('https:') ? { upgradeInsecureRequests: [] } : {}),
  }
}
